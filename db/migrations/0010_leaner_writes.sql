DROP INDEX "messages_provider_id";--> statement-breakpoint
DROP INDEX "messages_reply_part";--> statement-breakpoint
CREATE UNIQUE INDEX "messages_provider_id" ON "messages" USING btree ("chatbotid","whatsappMessageId","phonenumberid") WHERE "messages"."whatsappMessageId" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_reply_part" ON "messages" USING btree ("chatbotid","turnid","part") WHERE "messages"."turnid" is not null;--> statement-breakpoint
-- A turn's row is written three times within seconds: where its page has room for that, indexes need not hear of the second.
ALTER TABLE "turns" SET (fillfactor = 60);
