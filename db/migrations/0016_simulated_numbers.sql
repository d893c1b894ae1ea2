-- A simulated client could be kept under a number as a real one has it, and then heard what that person wrote.
update clients c set phonenumber = case when exists (
    select 1 from clients o where o.chatbotid = c.chatbotid and o.phonenumber = '+' || c.phonenumber) then '++' else '+' end || phonenumber
where simulated and phonenumber not like '+%';
