-- What is shown with an offer and looked for by nothing. To sort some thirty thousand values of JSON, so that the planner knows how they are
-- spread, was a third of what it costs to look at these tables again, which happens each time that a tenth of their rows has changed.
alter table offer alter acceptance set statistics 0, alter decline set statistics 0;
alter table offer_version alter company set statistics 0, alter footer set statistics 0, alter customer set statistics 0,
  alter customer_addresses set statistics 0, alter tax_lines set statistics 0, alter discount set statistics 0,
  alter surcharge_rules set statistics 0, alter accepted set statistics 0;
alter table offer_line alter frozen set statistics 0, alter property_values set statistics 0;
alter table activity alter detail set statistics 0;
