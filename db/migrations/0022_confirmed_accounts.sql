ALTER TABLE "whatsappConnections" ADD COLUMN "accountconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was said of lines until now: one that works, one that Meta's word about the account is stored of, or one whose number could not
-- be found or registered, which comes after subscribing. What a failed send or the end of a token says in the place of the failed
-- step leaves open which it was: the next try to set the line up tells.
UPDATE "whatsappConnections" SET accountconfirmed = true
WHERE "webhookConfigured" OR accountnote IS NOT NULL OR "lastErrorMessage" LIKE 'Finding the number: %'
  OR "lastErrorMessage" LIKE 'Registering the number: %';
