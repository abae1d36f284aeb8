-- The picture that somebody chose; its name in the file store. Without one the identity provider's stands for them.
alter table app_user add column picture_name text;
