import { createHash } from 'node:crypto'
import type { Offer, OfferCompany, OfferCustomer } from '@staffel/shared-api/contract'
import { offerFields, offerLineFields, type HashedField, type OfferField } from '@staffel/shared-api/rules'
import stringify from 'safe-stable-stringify'
import type { OfferLine } from '../../store/offer-line.ts'
import { customerOf } from '../../store/offer-parties.ts'
import { storedTotals } from '../../store/offer-totals.ts'
import type { OfferVersionRow } from '../../store/offer.repository.ts'

/** An issued version, as the database has it and as it reads. */
export interface Sealable {
  readonly row: OfferVersionRow
  readonly lines: readonly OfferLine[]
  readonly document: Pick<Offer, HashedField>
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * How the content of an issued version was hashed. A recipe is never changed once something was sealed by it: it gets a
 * successor. Each field says from which one on it is covered; the last of these numbers is the present recipe.
 */
const presentRecipe = Math.max(
  ...[...Object.values(offerFields), ...Object.values(offerLineFields)].map(({ hashed }) => Number(hashed)),
)

/** What is stored with a version that is issued now. */
export function seal(version: Sealable): { readonly content_hash: string; readonly content_hash_recipe: number } {
  const hash = hashBy(presentRecipe, version)
  if (hash === null) throw new Error(`there is no recipe ${presentRecipe}`)
  return { content_hash: hash, content_hash_recipe: presentRecipe }
}

/** By the recipe it was sealed with; null: there is none of that number. */
export function hashBy(recipe: number, version: Sealable): string | null {
  if (recipe === 1) return firstHash(version)
  return recipe >= 2 && recipe <= presentRecipe ? fieldsHash(recipe, version) : null
}

/**
 * Without currency, language, delivery date, footer, price units (all were 1), costs, frozen ladders and pictures, and
 * with the keys in the order in which the parts were put together.
 */
function firstHash({ row, lines }: Sealable): string {
  return sha256(
    JSON.stringify([
      row.title,
      row.description,
      row.terms,
      row.notes,
      row.valid_until,
      row.customer_reference,
      row.discount,
      lines.map(
        ({
          priceUnit: _unit,
          cost: _cost,
          frozen: _frozen,
          priceListName: _list,
          openQuantity: _open,
          picture: _picture,
          ...line
        }) => line,
      ),
      storedTotals(row),
      row.company && inOrderOf(row.company, companyKeys),
      row.customer && inOrderOf(row.customer, writtenCustomer(row.customer, row)),
    ]),
  )
}

/** Every field that the recipe covers, in an order that does not depend on how it is stored. */
function fieldsHash(recipe: number, { row, document }: Sealable): string {
  return sha256(
    stringify({
      ...covered(document, offerFields, recipe),
      description: row.description,
      items: document.items.map((item) => covered(item, offerLineFields, recipe)),
    }) ?? '',
  )
}

function covered(
  whole: object,
  fields: Readonly<Record<string, Pick<OfferField, 'hashed'>>>,
  recipe: number,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(whole).filter(([field]) => {
      const since = fields[field]?.hashed
      return typeof since === 'number' && since <= recipe
    }),
  )
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
