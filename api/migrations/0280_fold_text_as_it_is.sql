-- The same of every text, whatever the order in which its column is sorted. Written out into the statement, as a
-- function in SQL is, its two alphabets were read and reckoned with anew by each statement that writes a row with words
-- to search; and a text of plain letters, as nearly all are, has nothing to be looked up in them.
create or replace function fold_text(input text) returns text
  language plpgsql immutable parallel safe strict cost 1
  as $fold$
    begin
      if octet_length(input) = length(input) then return lower(input collate "default"); end if;
      return translate(lower(input collate "default"), 'àáâäãåçèéêëìíîïñòóôöõøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy');
    end
  $fold$;
