do $$
declare
  wall text;
begin
  foreach wall in array array['figures', 'figures_late'] loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy tenant on %I to recado_app using (chatbotid = app_chatbot()) with check (chatbotid = app_chatbot())', wall);
    execute format('create policy owner on %I to %I using (true) with check (true)', wall, current_user);
  end loop;
end $$;
