import type { OfferTemplate, OfferTemplateInput } from '@staffel/shared-api/contract'
import { pick } from '@staffel/shared-api/rules'
import type { Insertable } from 'kysely'
import type { OfferTemplateTable } from './offer-settings.tables.ts'
import type { TemplateRow } from './templates.repository.ts'

/** What somebody may leave out when they save a template: it stays as it was. */
type Optional = Exclude<keyof OfferTemplateInput, 'id' | 'rev' | 'tenant_id' | 'name' | 'items'>
/** Everything that somebody writes in a template. */
export type TemplateContent = Pick<OfferTemplate, Optional | 'name' | 'items'>

const blank: Pick<OfferTemplate, Optional> = {
  description: '',
  isDefault: false,
  title: '',
  notes: '',
  terms: '',
  validity_days: null,
  show_pictures: null,
}
const optional = Object.keys(blank).filter((field): field is Optional => field in blank)

/** What is sent, else what is stored. */
export function templateContent(
  input: OfferTemplateInput,
  stored: OfferTemplate | null,
  items: TemplateContent['items'],
): TemplateContent {
  return { ...pick(stored ?? blank, optional), ...sent(pick(input, optional)), name: input.name.trim(), items }
}

function sent<T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  // `fromEntries` forgets its keys.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof sent<T>
  >
}

type ContentColumns = Omit<OfferTemplateTable, 'tenant_id' | 'id' | 'last_used' | 'created_at' | 'rev'>

export function templateColumns(content: TemplateContent): Required<Insertable<ContentColumns>> {
  return {
    name: content.name,
    description: content.description,
    is_default: content.isDefault,
    title: content.title,
    notes: content.notes,
    terms: content.terms,
    validity_days: content.validity_days,
    show_pictures: content.show_pictures,
    items: JSON.stringify(content.items),
  }
}

export function toTemplate(row: TemplateRow): OfferTemplate {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isDefault: row.is_default,
    title: row.title,
    notes: row.notes,
    terms: row.terms,
    validity_days: row.validity_days,
    show_pictures: row.show_pictures,
    items: row.items,
    lastUsed: row.last_used?.toISOString() ?? null,
    rev: row.rev,
  }
}
