-- A property that a line of an offer may have another value of: a colour that is mixed, a length that is sawn.
alter table product_property add column editable boolean not null default false;
