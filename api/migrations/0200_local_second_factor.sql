-- Of the local identity stand-in: which second factor a session was begun with, so that its later tokens say so too.
alter table local_identity_refresh_token add column second_factor text;
