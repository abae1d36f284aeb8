import { totalCap } from '../../format/formatTotal.ts'

export interface Paging {
  page: number
  pageSize: number
  /** Rows on the current page. */
  rows: number
  total: number
}

/** At least one. */
export function pageCount({ total, pageSize }: Pick<Paging, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/**
 * No next page when this one is not full, or when it reaches the total; a total that stopped counting is not reached.
 */
export function hasNext({ page, pageSize, rows, total }: Paging): boolean {
  return rows >= pageSize && (page * pageSize < total || total >= totalCap)
}

/** Up to `most` page numbers around the current one. */
export function pageWindow(page: number, pages: number, most: number): number[] {
  const length = Math.min(most, pages)
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), pages - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}
