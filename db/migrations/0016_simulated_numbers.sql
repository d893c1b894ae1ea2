-- A simulated client could be kept under a number as a real one has it. One that then heard what that person wrote is theirs.
update clients c set simulated = false
where simulated and (userid is not null or exists (select 1 from messages m
  where m.chatbotid = c.chatbotid and m.clientid = c.id and m."whatsappMessageId" is not null));--> statement-breakpoint
update clients c set phonenumber = case when exists (
    select 1 from clients o where o.chatbotid = c.chatbotid and o.phonenumber = '+' || c.phonenumber) then '++' else '+' end || phonenumber
where simulated and phonenumber not like '+%';
