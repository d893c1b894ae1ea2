-- The policy of chatbots lets a row through by its id or by its owner, so a chatbot could be given away in a transaction that has
-- entered it. A later column needs a grant of its own.
revoke update on chatbots from recado_app;
--> statement-breakpoint
do $$
begin
  execute (select format('grant update (%s) on chatbots to recado_app', string_agg(quote_ident(attname), ', '))
    from pg_attribute where attrelid = 'chatbots'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'userid'));
end $$;
