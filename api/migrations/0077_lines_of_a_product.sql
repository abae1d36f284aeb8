-- Where a product was offered lately, and in how many open offers it stands.
create index offer_line_product on offer_line (tenant_id, product_id) where product_id is not null;
