/** What a product of a test has that is sold by the piece, one at a time, and of which nothing else is said. */
export const soldByThePiece = {
  sales_unit: 'st',
  sales_unit_code: 'C62',
  pack_content: null,
  order_multiple: null,
  min_order_quantity: null,
  tier_group: null,
  vat_rate: null,
  ean: null,
  status: 'active',
  rev: 1,
} as const
