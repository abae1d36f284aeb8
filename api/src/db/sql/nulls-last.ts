import type { OrderByItemBuilder } from 'kysely'

/** Either direction with the empty values at the end: `orderBy(column, nullsLast(descending))`. */
export const nullsLast =
  (descending: boolean) =>
  (order: OrderByItemBuilder): OrderByItemBuilder =>
    (descending ? order.desc() : order.asc()).nullsLast()
