-- As long as a call may send them: a name of 200 characters, an e-mail address of 254.
alter table contact_person drop constraint contact_person_name_check, add constraint contact_person_name_check check (length(name) between 1 and 200);
alter table organization_contact drop constraint organization_contact_value_check, add constraint organization_contact_value_check check (length(value) between 1 and 254);
