import { createHash } from 'node:crypto'
import type { OfferCompany, OfferCustomer } from '@staffel/shared-api/contract'
import stringify from 'safe-stable-stringify'
import type { OfferLine } from '../../store/offer-line.ts'
import { customerOf } from '../../store/offer-parties.ts'
import { storedTotals } from '../../store/offer-totals.ts'
import type { OfferVersionRow } from '../../store/offer.repository.ts'
import { sealedFields, sealedLineFields, type SealedOffer } from './sealed-fields.ts'

/** An issued version, as the database has it and as it reads. */
export interface Sealable {
  readonly row: OfferVersionRow
  readonly lines: readonly OfferLine[]
  readonly document: SealedOffer
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * How the content of an issued version was hashed. A recipe is never changed once something was sealed by it: it gets a
 * successor.
 */
const recipes: Readonly<Record<number, (version: Sealable) => string>> = {
  // Without currency, language, delivery date and footer, and with the keys in the order in which the parts were put
  // together.
  1: ({ row, lines }) =>
    sha256(
      JSON.stringify([
        row.title,
        row.description,
        row.terms,
        row.notes,
        row.valid_until,
        row.customer_reference,
        row.discount,
        lines,
        storedTotals(row),
        row.company && inOrderOf(row.company, companyKeys),
        row.customer && inOrderOf(row.customer, writtenCustomer(row.customer, row)),
      ]),
    ),
  // Every printed field, in an order that does not depend on how it is stored.
  2: ({ row, document }) =>
    sha256(
      stringify({
        ...chosen(sealedFields, document),
        description: row.description,
        items: document.items.map((item) => chosen(sealedLineFields, item)),
      }) ?? '',
    ),
}

const presentRecipe = 2

/** What is stored with a version that is issued now. */
export function seal(version: Sealable): { readonly content_hash: string; readonly content_hash_recipe: number } {
  const hash = hashBy(presentRecipe, version)
  if (hash === null) throw new Error(`there is no recipe ${presentRecipe}`)
  return { content_hash: hash, content_hash_recipe: presentRecipe }
}

/** By the recipe it was sealed with; null: there is none of that number. */
export function hashBy(recipe: number, version: Sealable): string | null {
  return recipes[recipe]?.(version) ?? null
}

function chosen<Whole extends object>(
  fields: Readonly<Record<string, boolean>>,
  whole: Whole,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([field]) => fields[field] === true))
}

const companyKeys: OfferCompany = {
  name: '',
  phone: null,
  email: null,
  street: null,
  number: null,
  number_addition: null,
  postal_code: null,
  city: null,
  logo_url: null,
}

/** As it was put together when it was issued; only the order of the keys counts. */
function writtenCustomer(
  { organization_id, name, vat_number, addresses: { billing } }: OfferCustomer,
  { customer_addresses }: OfferVersionRow,
): OfferCustomer {
  const { street, number, number_addition, postal_code, city, email, phone } = billing
  return customerOf(
    { organization_id, name, street, number, number_addition, postal_code, city, email, phone },
    customer_addresses,
    vat_number ?? null,
  )
}

/** The database keeps the keys of an object in an order of its own. */
function inOrderOf(value: unknown, model: unknown): unknown {
  if (!isRecord(value) || !isRecord(model)) return value
  const keys = [
    ...Object.keys(model).filter((key) => key in value),
    ...Object.keys(value).filter((key) => !(key in model)),
  ]
  return Object.fromEntries(keys.map((key) => [key, inOrderOf(value[key], model[key])]))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
