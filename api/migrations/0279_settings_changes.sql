-- What a tenant decides about its offers is remembered with the number by which its accounts are (0091): each change of
-- it is counted like one of theirs.
create constraint trigger note_account_change after insert or update or delete on offer_settings
  deferrable initially deferred for each row execute function note_account_change('tenant_id');
create constraint trigger note_account_change after insert or update or delete on surcharge_rule
  deferrable initially deferred for each row execute function note_account_change('tenant_id');
