CREATE TABLE "kept_letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userid" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"createdat" timestamp with time zone DEFAULT now() NOT NULL,
	"dueat" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_letters" ADD CONSTRAINT "kept_letters_userid_users_id_fk" FOREIGN KEY ("userid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_letters_userid" ON "kept_letters" USING btree ("userid");