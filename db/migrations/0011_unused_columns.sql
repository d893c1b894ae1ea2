ALTER TABLE "slot_holds" DROP COLUMN "clientid";--> statement-breakpoint
ALTER TABLE "memory_history" DROP COLUMN "undoneat";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "dismissedat";--> statement-breakpoint
ALTER TABLE "turns" DROP COLUMN "noticed";--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "detail";