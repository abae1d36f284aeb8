-- For the statement that also takes the role: the right to a function is asked for when a statement begins, and of a login that inherits
-- nothing. What this one calls is asked for when it is called, of the role.
create function confirm_caller(tenant integer, known bigint) returns void
  language plpgsql
  as $confirm$
    begin
      perform public.confirm_accounts(tenant, known);
    end
  $confirm$;
