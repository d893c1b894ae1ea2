-- Until now this said since when Meta has billed a general AI assistant's messages; now it says when one came last.
update "whatsappConnections" set aipricedat = now() where aipricedat is not null;
