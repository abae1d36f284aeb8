import { knownSalesUnit, standardSalesUnit } from '@staffel/shared-api/rules'
import { exactGuid, exactText, type ExactClient } from '../client/exact-client.ts'
import type { ExactRecord } from '../client/exact-records.ts'

export interface ExactItem {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly isSold: boolean
}

const itemFields = ['ID', 'Code', 'Description', 'Unit', 'IsSalesItem']

/** So many are asked for at once: an address has an end. */
const atOnce = 15

interface ItemKeys {
  readonly codes?: readonly string[]
  readonly ids?: readonly string[]
}

/** Items by their codes and by their ids. */
export async function itemsOf(client: ExactClient, { codes = [], ids = [] }: ItemKeys): Promise<ExactItem[]> {
  const conditions = [
    ...[...new Set(ids)].map((id) => `ID eq ${exactGuid(id)}`),
    ...[...new Set(codes)].map((code) => `Code eq ${exactText(code)}`),
  ]
  const items: ExactItem[] = []
  for (let from = 0; from < conditions.length; from += atOnce) {
    const filter = conditions.slice(from, from + atOnce).join(' or ')
    for await (const page of client.pages('logistics/Items', { select: itemFields, filter }))
      items.push(...page.map(itemOf))
  }
  return items
}

/** The first of what somebody may mean. */
export async function findItems(client: ExactClient, search: string): Promise<ExactItem[]> {
  const words = exactText(search)
  const filter = `IsSalesItem eq true and (startswith(Code,${words}) eq true or substringof(${words},Description) eq true)`
  for await (const page of client.pages('logistics/Items', { select: itemFields, filter, orderBy: 'Code', top: 20 }))
    return page.map(itemOf)
  return []
}

export const itemOf = (record: ExactRecord): ExactItem => ({
  id: String(record['ID']),
  code: String(record['Code']).trim(),
  name: typeof record['Description'] === 'string' ? record['Description'].trim() : '',
  unit: typeof record['Unit'] === 'string' && record['Unit'].trim() !== '' ? record['Unit'].trim() : null,
  isSold: record['IsSalesItem'] === true,
})

const pieces = new Set(['stuk', 'stuks', 'st', 'st.', 'pcs', 'pce'])

/** A unit of Exact as units are called here. */
export function ownUnit(unit: string): string {
  const said = unit.trim().toLowerCase()
  return pieces.has(said) ? standardSalesUnit.unit : (knownSalesUnit(said)?.unit ?? said)
}
