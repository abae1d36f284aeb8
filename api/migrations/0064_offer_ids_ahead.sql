-- An offer's id is taken before the offer is stored, so that all that belongs to it is stored in one message.
grant usage on sequence offer_id_seq to app_rw;
