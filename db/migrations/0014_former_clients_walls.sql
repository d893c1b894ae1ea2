alter table former_clients enable row level security;
--> statement-breakpoint
alter table former_clients force row level security;
--> statement-breakpoint
create policy tenant on former_clients to recado_app using (chatbotid = app_chatbot()) with check (chatbotid = app_chatbot());
--> statement-breakpoint
do $$
begin
  execute format('create policy owner on former_clients to %I using (true) with check (true)', current_user);
end $$;
