-- How many rows of a table a chatbot has is not to be guessed from what a table held when PostgreSQL looked at it last: if each
-- chatbot had one, all indexes that begin with the chatbot look as good as the right one, and a large chatbot is read whole for each
-- message. A 200th of the table is what PostgreSQL takes for granted of a table that it never looked at. Analyzing puts it in force.
ALTER TABLE "clients" ALTER COLUMN "chatbotid" SET (n_distinct = 200);--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "chatbotid" SET (n_distinct = 200);--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "chatbotid" SET (n_distinct = 200);--> statement-breakpoint
ALTER TABLE "turns" ALTER COLUMN "chatbotid" SET (n_distinct = 200);--> statement-breakpoint
ALTER TABLE "turn_steps" ALTER COLUMN "chatbotid" SET (n_distinct = 200);
