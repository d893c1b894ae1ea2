CREATE TABLE "figures" (
	"chatbotid" uuid NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"inbound" integer NOT NULL,
	"outbound" integer NOT NULL,
	"replied" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"answered" integer NOT NULL,
	"good" integer NOT NULL,
	CONSTRAINT "figures_chatbotid_quarter_pk" PRIMARY KEY("chatbotid","quarter")
);
--> statement-breakpoint
CREATE TABLE "figures_counted" (
	"upto" timestamp with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures_late" (
	"chatbotid" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	CONSTRAINT "figures_late_chatbotid_id_pk" PRIMARY KEY("chatbotid","id")
);
--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_chatbotid_chatbots_id_fk" FOREIGN KEY ("chatbotid") REFERENCES "public"."chatbots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_simulated" ON "clients" USING btree ("chatbotid","id") WHERE "clients"."simulated";--> statement-breakpoint
CREATE INDEX "conversations_lately" ON "conversations" USING btree ("chatbotid","lastinboundat" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "turns_of_bot" ON "turns" USING btree ("chatbotid","openedat");--> statement-breakpoint
CREATE INDEX "whatsapp_lines_chatbotid" ON "whatsapp_lines" USING btree ("chatbotid");--> statement-breakpoint
CREATE INDEX "whatsapp_lines_userid" ON "whatsapp_lines" USING btree ("userid");--> statement-breakpoint
CREATE INDEX "whatsapp_lines_businessaccountid" ON "whatsapp_lines" USING btree ("businessaccountid");--> statement-breakpoint
CREATE INDEX "whatsapp_lines_metauser" ON "whatsapp_lines" USING btree ("metauser");