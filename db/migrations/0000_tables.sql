CREATE TABLE "applied_functions" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"userid" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"address" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_userid_id_pk" PRIMARY KEY("userid","id")
);
--> statement-breakpoint
CREATE TABLE "chatbots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userid" uuid NOT NULL,
	"businessid" uuid,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"welcomemessage" text DEFAULT '' NOT NULL,
	"tone" text DEFAULT 'professional' NOT NULL,
	"language" text DEFAULT 'spanish' NOT NULL,
	"timezone" text DEFAULT 'Europe/Madrid' NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"memory_enabled" boolean DEFAULT true NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"pause_secret" text,
	"notification_limit" integer DEFAULT 100 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"phonenumber" text,
	"userid" text,
	"businessid" uuid,
	"name" text DEFAULT '' NOT NULL,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"opted_out" boolean DEFAULT false NOT NULL,
	"optedoutat" timestamp with time zone,
	"simulated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "clients_chatbotid_id_pk" PRIMARY KEY("chatbotid","id"),
	CONSTRAINT "clients_known_by" CHECK ("clients"."phonenumber" is not null or "clients"."userid" is not null)
);
--> statement-breakpoint
CREATE TABLE "contactMessages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userid" uuid,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"phone" text,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"clientid" uuid NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"done_seq" bigint DEFAULT 0 NOT NULL,
	"fence" bigint DEFAULT 0 NOT NULL,
	"scheduledat" timestamp with time zone,
	"wakeat" timestamp with time zone,
	"pausedat" timestamp with time zone,
	"pauseduntil" timestamp with time zone,
	"pausedby" text,
	"greetedat" timestamp with time zone,
	"language" text,
	"lastinboundat" timestamp with time zone,
	"nottextat" timestamp with time zone,
	"ratenoticedat" timestamp with time zone,
	"pacedto" timestamp with time zone,
	"heldsince" timestamp with time zone,
	CONSTRAINT "conversations_chatbotid_id_pk" PRIMARY KEY("chatbotid","id"),
	CONSTRAINT "conversations_client" UNIQUE("chatbotid","clientid")
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"code" text PRIMARY KEY NOT NULL,
	"metauserid" text NOT NULL,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deletion_requests_metauserid" UNIQUE("metauserid")
);
--> statement-breakpoint
CREATE TABLE "googlecalendarconnections" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"userid" uuid NOT NULL,
	"accesstoken" text NOT NULL,
	"refreshtoken" text NOT NULL,
	"tokenexpiresat" timestamp with time zone NOT NULL,
	"allowmodifyanyevent" boolean DEFAULT false NOT NULL,
	"googlesub" text,
	"email" text,
	"error" text,
	"renewalid" uuid,
	"renewaluntil" timestamp with time zone,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"updatedat" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "googlecalendarconnections_chatbotid_id_pk" PRIMARY KEY("chatbotid","id"),
	CONSTRAINT "googlecalendarconnections_chatbotid" UNIQUE("chatbotid")
);
--> statement-breakpoint
CREATE TABLE "knowledgeSources" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"content" text,
	"url" text,
	"tokens" integer DEFAULT 0 NOT NULL,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"arrival" bigserial NOT NULL,
	CONSTRAINT "knowledgeSources_chatbotid_id_pk" PRIMARY KEY("chatbotid","id")
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"chatbotid" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "live_events_chatbotid_id_pk" PRIMARY KEY("chatbotid","id")
);
--> statement-breakpoint
CREATE TABLE "memory" (
	"chatbot_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"globalmemory" text DEFAULT '' NOT NULL,
	"notifymemory" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_history" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"arrival" bigserial NOT NULL,
	"by" text NOT NULL,
	"clientid" uuid,
	"action" text NOT NULL,
	"fragmentid" text NOT NULL,
	"content" text,
	"before" text,
	"undoneat" timestamp with time zone,
	CONSTRAINT "memory_history_chatbotid_id_pk" PRIMARY KEY("chatbotid","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"clientid" uuid NOT NULL,
	"conversationid" uuid NOT NULL,
	"direction" text NOT NULL,
	"messagetype" text NOT NULL,
	"content" text NOT NULL,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"phonenumberid" text,
	"whatsappMessageId" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sentat" timestamp with time zone NOT NULL,
	"arrival" bigserial NOT NULL,
	"origin" text NOT NULL,
	"seq" bigint,
	"turnid" uuid,
	"part" integer,
	"status" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"busy" integer DEFAULT 0 NOT NULL,
	"nexttryat" timestamp with time zone,
	"errorcode" integer,
	"reason" text,
	"possible_duplicate" boolean DEFAULT false NOT NULL,
	"dismissedat" timestamp with time zone,
	CONSTRAINT "messages_chatbotid_id_pk" PRIMARY KEY("chatbotid","id")
);
--> statement-breakpoint
CREATE TABLE "oauth_flows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"statehash" text NOT NULL,
	"binding" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"expiresat" timestamp with time zone NOT NULL,
	"usedat" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"userid" uuid NOT NULL,
	"binding" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expiresat" timestamp with time zone NOT NULL,
	"usedat" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"monthlyprice" bigint NOT NULL,
	"yearlyprice" bigint NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	"stripemonthlyprice" text,
	"stripeyearlyprice" text,
	CONSTRAINT "plans_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"eventid" text NOT NULL,
	"type" text NOT NULL,
	"subject" text,
	"receivedat" timestamp with time zone DEFAULT now() NOT NULL,
	"handledat" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"retryat" timestamp with time zone,
	"lasterror" text,
	CONSTRAINT "provider_events_provider_eventid_pk" PRIMARY KEY("provider","eventid")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resetat" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"turnid" uuid NOT NULL,
	"clientid" uuid NOT NULL,
	"kind" text NOT NULL,
	"eventid" text NOT NULL,
	"event" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_chatbotid_id_pk" PRIMARY KEY("chatbotid","id"),
	CONSTRAINT "receipts_effect" UNIQUE("chatbotid","turnid","kind","eventid")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"sessionid" uuid NOT NULL,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"usedat" timestamp with time zone,
	"child" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userid" uuid NOT NULL,
	"cookiehash" text,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"expiresat" timestamp with time zone NOT NULL,
	"endedat" timestamp with time zone,
	CONSTRAINT "sessions_cookiehash" UNIQUE("cookiehash")
);
--> statement-breakpoint
CREATE TABLE "simulationLogs" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"arrival" bigserial NOT NULL,
	"turnid" uuid,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "simulationLogs_chatbotid_id_pk" PRIMARY KEY("chatbotid","id")
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"booking" text NOT NULL,
	"span" "tstzrange" NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"eventid" text,
	"clientid" uuid,
	"expiresat" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_holds_chatbotid_id_pk" PRIMARY KEY("chatbotid","id"),
	CONSTRAINT "slot_holds_booking" UNIQUE("chatbotid","booking")
);
--> statement-breakpoint
CREATE TABLE "subscriptionUsage" (
	"userid" uuid PRIMARY KEY NOT NULL,
	"messagesUsed" integer DEFAULT 0 NOT NULL,
	"last_reset_date" timestamp with time zone NOT NULL,
	"noticed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriptionUsage_not_negative" CHECK ("subscriptionUsage"."messagesUsed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"userid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"planId" uuid NOT NULL,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"currentPeriodStart" timestamp with time zone NOT NULL,
	"currentPeriodEnd" timestamp with time zone,
	"cancelAt" timestamp with time zone,
	"stripesubscriptionid" text,
	"updatedat" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_userid_id_pk" PRIMARY KEY("userid","id"),
	CONSTRAINT "subscriptions_stripe" UNIQUE("userid","stripesubscriptionid")
);
--> statement-breakpoint
CREATE TABLE "turn_steps" (
	"chatbotid" uuid NOT NULL,
	"turnid" uuid NOT NULL,
	"n" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "turn_steps_chatbotid_turnid_n_pk" PRIMARY KEY("chatbotid","turnid","n")
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"chatbotid" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"conversationid" uuid NOT NULL,
	"fromseq" bigint NOT NULL,
	"toseq" bigint NOT NULL,
	"openedat" timestamp with time zone DEFAULT now() NOT NULL,
	"doneat" timestamp with time zone,
	"result" text,
	"reason" text,
	"usagereserved" boolean DEFAULT false NOT NULL,
	"composed" integer DEFAULT 0 NOT NULL,
	"noticed" boolean DEFAULT false NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"deaths" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "turns_chatbotid_id_pk" PRIMARY KEY("chatbotid","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"passwordhash" text,
	"googlesub" text,
	"emailconfirmedat" timestamp with time zone,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"deletedat" timestamp with time zone,
	"stripecustomerid" text,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_googlesub" UNIQUE("googlesub"),
	CONSTRAINT "users_stripecustomerid" UNIQUE("stripecustomerid")
);
--> statement-breakpoint
CREATE TABLE "whatsappConnections" (
	"chatbotid" uuid PRIMARY KEY NOT NULL,
	"businessid" text,
	"assignednumber" text,
	"phonenumberid" text DEFAULT 'placeholder' NOT NULL,
	"businessaccountid" text DEFAULT 'placeholder' NOT NULL,
	"accesstoken" text DEFAULT 'placeholder' NOT NULL,
	"webhooksecret" text NOT NULL,
	"pin" text,
	"verified" boolean DEFAULT false NOT NULL,
	"status" text,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"updatedat" timestamp with time zone DEFAULT now() NOT NULL,
	"webhookConfigured" boolean DEFAULT false NOT NULL,
	"lastErrorMessage" text,
	"lastErrorTime" timestamp with time zone,
	"tokenExpiresAt" timestamp with time zone,
	"numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"throughput" integer DEFAULT 80 NOT NULL,
	"pacedto" timestamp with time zone,
	"expirynoticedat" timestamp with time zone,
	"checkedat" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "whatsapp_lines" (
	"phonenumberid" text PRIMARY KEY NOT NULL,
	"chatbotid" uuid NOT NULL,
	"userid" uuid NOT NULL,
	"businessaccountid" text NOT NULL,
	"metauser" text
);
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_chatbotid_chatbots_id_fk" FOREIGN KEY ("chatbotid") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_clientid" FOREIGN KEY ("chatbotid","clientid") REFERENCES "public"."clients"("chatbotid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "googlecalendarconnections" ADD CONSTRAINT "googlecalendarconnections_chatbotid_chatbots_id_fk" FOREIGN KEY ("chatbotid") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledgeSources" ADD CONSTRAINT "knowledgeSources_chatbotid_chatbots_id_fk" FOREIGN KEY ("chatbotid") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory" ADD CONSTRAINT "memory_chatbot_id_chatbots_id_fk" FOREIGN KEY ("chatbot_id") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_history" ADD CONSTRAINT "memory_history_chatbotid_chatbots_id_fk" FOREIGN KEY ("chatbotid") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_clientid" FOREIGN KEY ("chatbotid","clientid") REFERENCES "public"."clients"("chatbotid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_userid_users_id_fk" FOREIGN KEY ("userid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_chatbotid_chatbots_id_fk" FOREIGN KEY ("chatbotid") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_sessionid_sessions_id_fk" FOREIGN KEY ("sessionid") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userid_users_id_fk" FOREIGN KEY ("userid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulationLogs" ADD CONSTRAINT "simulationLogs_chatbotid_chatbots_id_fk" FOREIGN KEY ("chatbotid") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_chatbotid_chatbots_id_fk" FOREIGN KEY ("chatbotid") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turn_steps" ADD CONSTRAINT "turn_steps_turnid" FOREIGN KEY ("chatbotid","turnid") REFERENCES "public"."turns"("chatbotid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversationid" FOREIGN KEY ("chatbotid","conversationid") REFERENCES "public"."conversations"("chatbotid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsappConnections" ADD CONSTRAINT "whatsappConnections_chatbotid_chatbots_id_fk" FOREIGN KEY ("chatbotid") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("userid","at");--> statement-breakpoint
CREATE INDEX "chatbots_userid" ON "chatbots" USING btree ("userid","createdAt");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_phonenumber" ON "clients" USING btree ("chatbotid","phonenumber");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_bsuid" ON "clients" USING btree ("chatbotid","userid");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("wakeat") WHERE "conversations"."wakeat" is not null;--> statement-breakpoint
CREATE INDEX "conversations_unanswered" ON "conversations" USING btree ("scheduledat") WHERE "conversations"."last_seq" > "conversations"."done_seq";--> statement-breakpoint
CREATE INDEX "conversations_paused" ON "conversations" USING btree ("chatbotid") WHERE "conversations"."pausedat" is not null;--> statement-breakpoint
CREATE INDEX "live_events_at" ON "live_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "memory_history_order" ON "memory_history" USING btree ("chatbotid","arrival");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_provider_id" ON "messages" USING btree ("chatbotid","whatsappMessageId","phonenumberid");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_reply_part" ON "messages" USING btree ("chatbotid","turnid","part");--> statement-breakpoint
CREATE INDEX "messages_history" ON "messages" USING btree ("chatbotid","clientid","sentat","arrival");--> statement-breakpoint
CREATE INDEX "messages_recent" ON "messages" USING btree ("chatbotid","sentat");--> statement-breakpoint
CREATE INDEX "messages_seq" ON "messages" USING btree ("chatbotid","conversationid","seq") WHERE "messages"."seq" is not null;--> statement-breakpoint
CREATE INDEX "messages_outbox" ON "messages" USING btree ("chatbotid","conversationid","arrival") WHERE "messages"."status" in ('queued', 'sending', 'unknown');--> statement-breakpoint
CREATE INDEX "messages_undelivered" ON "messages" USING btree ("chatbotid") WHERE "messages"."status" in ('failed', 'not_sent');--> statement-breakpoint
CREATE INDEX "messages_age" ON "messages" USING btree ("sentat");--> statement-breakpoint
CREATE INDEX "one_time_tokens_userid" ON "one_time_tokens" USING btree ("userid","purpose");--> statement-breakpoint
CREATE INDEX "provider_events_waiting" ON "provider_events" USING btree ("retryat") WHERE "provider_events"."handledat" is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_sessionid" ON "refresh_tokens" USING btree ("sessionid");--> statement-breakpoint
CREATE INDEX "sessions_userid" ON "sessions" USING btree ("userid");--> statement-breakpoint
CREATE INDEX "simulationLogs_order" ON "simulationLogs" USING btree ("chatbotid","arrival");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_open" ON "turns" USING btree ("chatbotid","conversationid") WHERE "turns"."doneat" is null;--> statement-breakpoint
CREATE INDEX "turns_recent" ON "turns" USING btree ("chatbotid","conversationid","openedat");--> statement-breakpoint
CREATE INDEX "turns_age" ON "turns" USING btree ("openedat");