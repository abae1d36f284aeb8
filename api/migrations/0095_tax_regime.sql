-- How sales to a customer are taxed: new lines of its offers begin with it.
alter table organization
  add column tax_regime text not null default 'domestic'
    check (tax_regime in ('domestic', 'reverse_charge', 'export'));
