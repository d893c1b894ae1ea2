ALTER TABLE "memory_history" DROP COLUMN "undoneat";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "dismissedat";