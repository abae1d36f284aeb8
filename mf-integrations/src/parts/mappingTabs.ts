import type { ExactMappingKind } from '@staffel/shared-api/contract'

export const mappingTabs = ['customers', 'items', 'vat', 'charges', 'units'] as const
export type MappingTab = (typeof mappingTabs)[number]

/** Of what is asked of Exact as a whole. */
export const kindOfTab = { vat: 'vat', charges: 'charge', units: 'unit' } as const satisfies Readonly<
  Partial<Record<MappingTab, ExactMappingKind>>
>
export type ThingsTabName = keyof typeof kindOfTab
