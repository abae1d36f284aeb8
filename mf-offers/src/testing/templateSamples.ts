import type { AppliedTemplate, OfferTemplate } from '@staffel/shared-api/contract'
import { sampleItem } from './samples.ts'

/** New offers start from it: with a title and a line, so that one choice makes a draft. */
export function sampleTemplate(different: Partial<OfferTemplate> = {}): OfferTemplate {
  return {
    id: 6,
    name: 'Standaard',
    description: '',
    isDefault: true,
    title: '',
    notes: '',
    terms: '',
    validity_days: 14,
    show_pictures: null,
    items: [],
    lastUsed: null,
    rev: 1,
    ...different,
  }
}

export function sampleApplied(different: Partial<AppliedTemplate> = {}): AppliedTemplate {
  return {
    template_id: 6,
    title: 'Carport',
    notes: '',
    terms: '',
    validUntil: '2099-01-01',
    show_pictures: null,
    items: [sampleItem({ id: 'n1', description: 'Balk' })],
    missing: [],
    ...different,
  }
}
