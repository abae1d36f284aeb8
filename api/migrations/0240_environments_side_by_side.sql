-- An installation holds all of its environments; the one that local mode made by itself is the first of the three now.
-- What stands in its history stays as it was written.
insert into environment (name, revision, document)
select 'development', revision, jsonb_set(document, '{env}', '"development"')
from environment
where name = 'local'
on conflict do nothing;

insert into environment_revision (name, revision, document, author, reason, created_at)
select 'development', revision, jsonb_set(document, '{env}', '"development"'), author, reason, created_at
from environment_revision
where name = 'local'
on conflict do nothing;

update deploy_token set environment = 'development' where environment = 'local';
delete from environment_revision where name = 'local';
delete from environment where name = 'local';
