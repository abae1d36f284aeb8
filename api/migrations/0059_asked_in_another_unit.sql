-- `sold_unit` without `sold_quantity` says that a line asks in a unit that its product is not sold in, and that nothing tells how many that
-- would be. Lines that came in before and wait for an answer: packings that hold nobody knows how many are looked at once more.
update quote_line l set sold_unit = 'stuks'
from quote_request r
where r.tenant_id = l.tenant_id and r.id = l.request_id and r.status in ('new', 'in_progress') and l.sold_unit is null
  and lower(l.unit) in ('pallet', 'pallets', 'plt', 'bundel', 'bundels', 'bos', 'bossen', 'bundle', 'bundles', 'pak', 'pakken', 'pakket', 'pakketten', 'bigbag', 'bigbags', 'krat', 'kratten', 'crate', 'crates');
