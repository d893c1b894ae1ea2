ALTER TABLE "conversations" DROP CONSTRAINT "conversations_chatbotid_chatbots_id_fk";
--> statement-breakpoint
ALTER TABLE "live_events" DROP CONSTRAINT "live_events_chatbotid_chatbots_id_fk";
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_chatbotid_chatbots_id_fk";
--> statement-breakpoint
ALTER TABLE "turn_steps" DROP CONSTRAINT "turn_steps_chatbotid_chatbots_id_fk";
--> statement-breakpoint
ALTER TABLE "turns" DROP CONSTRAINT "turns_chatbotid_chatbots_id_fk";
--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversationid" FOREIGN KEY ("chatbotid","conversationid") REFERENCES "public"."conversations"("chatbotid","id") ON DELETE cascade ON UPDATE no action;