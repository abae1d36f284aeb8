-- Three characters in a row, of which none is a space: nobody asks for one that is, as a search has its words one by one. A third of
-- what each text had are gone, and the rest are found in a third of the time: a word is short, and the n-th character of a text is
-- found by counting all of those before it.
-- Rows that were there keep their entries, those with spaces too, until they change; nothing asks for these. To have the room at once:
-- `reindex index concurrently offer_search`, and `product_search`.
create or replace function tenant_trigrams(tenant integer, input text) returns bigint[]
  language plpgsql immutable parallel safe strict
  as $trigrams$
    declare
      trigrams bigint[] := '{}';
      word text;
    begin
      foreach word in array string_to_array(input, ' ') loop
        for at in 1 .. length(word) - 2 loop
          trigrams[cardinality(trigrams) + 1] := hashtextextended(substr(word, at, 3), tenant);
        end loop;
      end loop;
      return trigrams;
    end
  $trigrams$;
