import type { BulkAction } from '@staffel/shared-api/rules'

/** What the list offers for many at once. */
export const listBulkActions = [
  'send',
  'extend',
  'decline',
  'assign',
  'download',
  'delete',
] as const satisfies readonly BulkAction[]

export type ListBulkAction = (typeof listBulkActions)[number]
