ALTER TABLE "whatsappConnections" ADD COLUMN "accountnote" text;--> statement-breakpoint
ALTER TABLE "whatsappConnections" ADD COLUMN "accountnotedat" timestamp with time zone;--> statement-breakpoint
UPDATE "whatsappConnections" SET accountnote = "lastErrorMessage", accountnotedat = "lastErrorTime"
WHERE "lastErrorMessage" LIKE 'WhatsApp: %' AND "lastErrorMessage" NOT LIKE 'WhatsApp: error %';
