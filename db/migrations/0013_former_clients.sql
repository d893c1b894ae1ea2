CREATE TABLE "former_clients" (
	"chatbotid" uuid NOT NULL,
	"id" uuid NOT NULL,
	"clientid" uuid NOT NULL,
	CONSTRAINT "former_clients_chatbotid_id_pk" PRIMARY KEY("chatbotid","id")
);
--> statement-breakpoint
ALTER TABLE "former_clients" ADD CONSTRAINT "former_clients_clientid" FOREIGN KEY ("chatbotid","clientid") REFERENCES "public"."clients"("chatbotid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_clients_of" ON "former_clients" USING btree ("chatbotid","clientid");