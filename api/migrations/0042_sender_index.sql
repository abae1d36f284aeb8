-- Row level security keeps an index on an expression from the application's role; customers_by_mail has one of its own.
drop index organization_contact_email;
