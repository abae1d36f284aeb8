export interface PagePosition {
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Rows on the current page. */
  readonly rows: number
  readonly total: number
  /** Counting stopped: there are at least `total`. */
  readonly totalIsMinimum?: boolean
}

/** Previous is off on page 1; Next when the page is not full, or when `page × size` reaches a total that is known. */
export function pageSteps({ page, size, rows, total, totalIsMinimum = false }: PagePosition): {
  previous: boolean
  next: boolean
} {
  return { previous: page > 1, next: rows >= size && (totalIsMinimum || page * size < total) }
}

/** At least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Numbers for at most `most` page buttons, around the current page. */
export function pageNumbers(page: number, count: number, most = 5): number[] {
  const length = Math.min(most, count)
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), count - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}
