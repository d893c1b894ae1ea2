-- The second wall between tenants (reliability.md 4.12). The application works as the role recado_app, which owns nothing:
-- without a tenant in its transaction it sees no row and changes none. The context is set by
-- set_config('app.chatbot' | 'app.user', id, true) inside the transaction (adapters/postgres/store/transaction.ts).
do $$
begin
  -- Where an administrator has made it, ours need not be allowed to.
  if not exists (select from pg_roles where rolname = 'recado_app') then
    create role recado_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$
begin
  if not pg_has_role(current_user, 'recado_app', 'member') then
    execute format('grant recado_app to %I', current_user);
  end if;
end $$;
--> statement-breakpoint
create function app_chatbot() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.chatbot', true), '')::uuid;
--> statement-breakpoint
create function app_user() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user', true), '')::uuid;
--> statement-breakpoint
grant usage on schema public to recado_app;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to recado_app;
--> statement-breakpoint
grant usage on all sequences in schema public to recado_app;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to recado_app;
--> statement-breakpoint
alter default privileges in schema public grant usage on sequences to recado_app;
--> statement-breakpoint
revoke update, delete on audit_log from recado_app;
--> statement-breakpoint
revoke insert, update, delete on plans, applied_functions from recado_app;
--> statement-breakpoint
do $$
declare
  wall record;
begin
  for wall in
    select * from (values
      ('chatbots', 'id = app_chatbot() or userid = app_user()'),
      ('knowledgeSources', 'chatbotid = app_chatbot()'),
      ('memory', 'chatbot_id = app_chatbot()'),
      ('memory_history', 'chatbotid = app_chatbot()'),
      ('whatsappConnections', 'chatbotid = app_chatbot()'),
      ('clients', 'chatbotid = app_chatbot()'),
      ('conversations', 'chatbotid = app_chatbot()'),
      ('messages', 'chatbotid = app_chatbot()'),
      ('turns', 'chatbotid = app_chatbot()'),
      ('turn_steps', 'chatbotid = app_chatbot()'),
      ('googlecalendarconnections', 'chatbotid = app_chatbot()'),
      ('slot_holds', 'chatbotid = app_chatbot()'),
      ('receipts', 'chatbotid = app_chatbot()'),
      ('simulationLogs', 'chatbotid = app_chatbot()'),
      ('live_events', 'chatbotid = app_chatbot()'),
      ('subscriptions', 'userid = app_user()'),
      ('subscriptionUsage', 'userid = app_user()'),
      ('audit_log', 'userid = app_user()')
    ) as t(name, rule)
  loop
    execute format('alter table %I enable row level security', wall.name);
    execute format('alter table %I force row level security', wall.name);
    execute format('create policy tenant on %I to recado_app using (%s) with check (%s)', wall.name, wall.rule, wall.rule);
    -- The owner runs migrations and the few functions that look across tenants (db/functions).
    execute format('create policy owner on %I to %I using (true) with check (true)', wall.name, current_user);
  end loop;
end $$;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
alter table slot_holds add constraint slot_holds_one_at_a_time
  exclude using gist (chatbotid with =, span with &&) where (state in ('held', 'confirmed'));
--> statement-breakpoint
-- Whether the database is up to date is asked with the application's role.
grant usage on schema drizzle to recado_app;
--> statement-breakpoint
grant select on all tables in schema drizzle to recado_app;
