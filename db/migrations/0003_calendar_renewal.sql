ALTER TABLE "googlecalendarconnections" ADD COLUMN "renewalid" uuid;--> statement-breakpoint
ALTER TABLE "googlecalendarconnections" ADD COLUMN "renewaluntil" timestamp with time zone;