ALTER TABLE "chatbots" ADD COLUMN "typing_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "disclosureid" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "quotes" uuid;--> statement-breakpoint
ALTER TABLE "whatsappConnections" ADD COLUMN "sharedwithapp" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "whatsappConnections" ADD COLUMN "quality" text;--> statement-breakpoint
ALTER TABLE "whatsappConnections" ADD COLUMN "messaginglimit" integer;--> statement-breakpoint
ALTER TABLE "whatsappConnections" ADD COLUMN "aipricedat" timestamp with time zone;