-- What stands in place of the rate of a line without tax: reverse charge, an exemption.
alter table offer_line add column tax_label text;
