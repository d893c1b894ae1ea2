ALTER TABLE "whatsappConnections" ADD COLUMN "letterdueat" timestamp with time zone;--> statement-breakpoint
-- Until now a letter waited as long as the line was not looked at since its end.
UPDATE "whatsappConnections" SET letterdueat = "lastErrorTime"
WHERE status = 'TOKEN_EXPIRED' AND coalesce(checkedat, '-infinity') < "lastErrorTime";
