import {
  amountAt,
  cutText,
  netUnitPrice,
  subtractMoney,
  sumMoney,
  surchargeRuleOf,
  taxOn,
  toCents,
} from '@staffel/shared-api/rules'
import type { AcceptedOffer } from '../../offers/document/accepted-offer.ts'
import type { OfferLine } from '../../offers/store/offer-line.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import { ownUnit, type ExactItem } from '../mapping/exact-items.ts'
import type { Chosen } from '../mapping/mapping.repository.ts'
import { fitsTax, rateOf, suggestedVat, taxKey, type ExactVatCode, type LineTax } from '../mapping/vat-codes.ts'
import type { PushProblem } from './push-problem.ts'

/** What of a product finds its item. */
export interface PushedProduct {
  readonly id: number
  readonly sku: string | null
  readonly externalCode: string | null
  readonly salesUnit: string
}

/** What there is in Exact, of what was asked for. */
export interface ExactFacts {
  readonly chosen: Chosen
  readonly items: readonly ExactItem[]
  readonly vat: readonly ExactVatCode[]
  readonly products: ReadonlyMap<number, PushedProduct>
  /** Items that products are known to be, as those were brought in: by product, ids in lower case. */
  readonly linked: ReadonlyMap<number, readonly string[]>
}

export interface DocumentLines {
  readonly lines: readonly ExactRecord[]
  readonly problems: readonly PushProblem[]
  /** What Exact will make of them: without VAT, and the VAT of each line rounded by itself. */
  readonly netCents: number
  readonly vatCents: number
}

/** A line before it is known what it is called in Exact. */
interface Planned {
  readonly description: string
  readonly quantity: number
  /** Of one, without VAT, after the line's discount: as many decimals as it takes. */
  readonly netPrice: number
  readonly amount: number
  readonly tax: string
  readonly of: OfProduct | { readonly charge: Charge }
}

interface OfProduct {
  readonly product: number
  readonly variant: string | null
}

/** What has no product, and so needs an item that stands for it. `key`: of the surcharge's own rule. */
export interface Charge {
  readonly kind: 'text' | 'surcharge' | 'discount'
  readonly key: string
}

/** Of Exact. */
const longestDescription = 100

/** Codes by which the item of a line may be known there, the likeliest first. */
function codesOf(product: PushedProduct | undefined, variant: string | null): string[] {
  const codes = [variant, product?.externalCode, product?.sku].map((code) => code?.trim() ?? '')
  return codes.filter((code, index) => code !== '' && codes.indexOf(code) === index)
}

/** By what somebody says which item a product is. */
const itemKey = (product: number, variant: string | null): string =>
  variant === null ? String(product) : `${product}:${variant}`

/** What of an offer has to be asked for in Exact. */
export function itemsAskedFor(
  { lines }: AcceptedOffer,
  { chosen, products }: Pick<ExactFacts, 'chosen' | 'products'>,
): { readonly codes: readonly string[]; readonly ids: readonly string[] } {
  const own = lines.flatMap(({ productId, variantCode }) =>
    productId === null ? [] : [{ productId, variantCode, id: chosen.item.get(itemKey(productId, variantCode)) }],
  )
  return {
    ids: [...own.flatMap(({ id }) => id ?? []), ...chosen.charge.values()],
    codes: own.filter(({ id }) => !id).flatMap((line) => codesOf(products.get(line.productId), line.variantCode)),
  }
}

/** The lines of an accepted offer as Exact wants them. What is missing for it is said line by line. */
export function documentLines(accepted: AcceptedOffer, facts: ExactFacts): DocumentLines {
  const planned = [...accepted.lines.map(plannedLine), ...discountLines(accepted)]
  const found = planned.map((line) => ({ line, item: itemFor(line, facts), vat: vatFor(line.tax, facts) }))
  const lines = found.flatMap(({ line, item, vat }) =>
    'found' in item && 'found' in vat ? [lineOf(line, item.found, vat.found)] : [],
  )
  const problems = found
    .flatMap(({ item, vat }) => [item, vat])
    .flatMap((one) => ('problem' in one ? [one.problem] : []))
  return {
    lines,
    problems: distinct(problems),
    netCents: planned.reduce((sum, { amount }) => sum + toCents(amount), 0),
    vatCents: planned.reduce((sum, { amount, tax }) => sum + toCents(taxOn(amount, rateOf(tax))), 0),
  }
}

function plannedLine(line: OfferLine): Planned {
  const { description, quantity, productId, kind, key, variantCode } = line
  const netPrice = netUnitPrice(line)
  const charge: Charge =
    kind === 'surcharge' ? { kind: 'surcharge', key: `surcharge:${surchargeRuleOf(key) ?? ''}` } : freeText
  return {
    description,
    quantity,
    netPrice,
    amount: amountAt(quantity, netPrice),
    tax: taxKey(line),
    of: productId === null ? { charge } : { product: productId, variant: variantCode },
  }
}

const freeText: Charge = { kind: 'text', key: 'text' }
const discount: Charge = { kind: 'discount', key: 'discount' }

/** A discount on the whole is one line for each tax, of what it takes from the lines of that tax. */
function discountLines({ offer, lines, totals }: AcceptedOffer): Planned[] {
  if (totals.discount === 0) return []
  return totals.taxes.flatMap((tax) => {
    const key = taxKey({ taxRate: tax.rate, taxLabel: tax.label ?? null })
    const before = lines.filter(
      (line) => taxOfLine(line) === taxOfLine({ taxRate: tax.rate, taxLabel: tax.label ?? null }),
    )
    const taken = subtractMoney(sumMoney(before.map(({ total }) => total)), tax.base)
    if (taken === 0) return []
    const line = { description: `Korting ${offer.offer_nr}`, quantity: 1, netPrice: -taken, amount: -taken }
    return [{ ...line, tax: key, of: { charge: discount } }]
  })
}

/** As totals tell taxes apart. */
const taxOfLine = ({ taxRate, taxLabel }: LineTax): string =>
  JSON.stringify([taxRate, (taxRate === 0 && taxLabel?.trim()) || ''])

type Found<Thing> = { readonly found: Thing } | { readonly problem: PushProblem }

function itemFor({ of, description }: Planned, facts: ExactFacts): Found<ExactItem> {
  const { chosen, items, products } = facts
  const line = cutText(description.trim(), longestDescription)
  if ('charge' in of) {
    const { kind, key } = of.charge
    const id = chosen.charge.get(key) ?? chosen.charge.get(kind)
    const item = items.find((one) => one.id === id)
    if (!item)
      return { problem: kind === 'discount' ? { code: 'discount', facts: {} } : { code: kind, facts: { line } } }
    return item.isSold ? { found: item } : { problem: { code: 'itemNotSold', facts: { line, code: item.code } } }
  }
  const product = products.get(of.product)
  const codes = codesOf(product, of.variant)
  const id = chosen.item.get(itemKey(of.product, of.variant))
  const item = id
    ? items.find((one) => one.id === id)
    : codes.map((code) => items.find((one) => isSameCode(one.code, code))).find((one) => one && isMeant(one, of, facts))
  if (!item) return { problem: { code: 'item', facts: { line, code: codes[0] ?? '', product: of.product } } }
  if (!item.isSold) return { problem: { code: 'itemNotSold', facts: { line, code: item.code } } }
  const own = product?.salesUnit ?? ''
  if (item.unit !== null && !isSameUnit(own, item.unit, chosen))
    return { problem: { code: 'unit', facts: { line, own, exact: item.unit } } }
  return { found: item }
}

/** A code may have gone to another item since: what a product was brought in from says more than its number does. */
function isMeant(item: ExactItem, { product, variant }: OfProduct, { linked }: ExactFacts): boolean {
  if (variant !== null && isSameCode(item.code, variant.trim())) return true
  return linked.get(product)?.includes(item.id.toLowerCase()) ?? true
}

const isSameCode = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** A quantity counts units of the item there: of another unit it would be another quantity. */
function isSameUnit(own: string, exact: string, { unit }: Chosen): boolean {
  const said = unit.get(ownUnit(own))
  return said === undefined ? ownUnit(own) === ownUnit(exact) : said.toLowerCase() === exact.toLowerCase()
}

function vatFor(key: string, { chosen, vat }: ExactFacts): Found<ExactVatCode> {
  const said = chosen.vat.get(key)
  if (said === undefined) {
    const found = suggestedVat(key, vat)
    return found ? { found } : { problem: { code: 'vat', facts: { rate: key } } }
  }
  const found = vat.find(({ code }) => code === said)
  return found && fitsTax(key, found) ? { found } : { problem: { code: 'vatUnfit', facts: { rate: key, code: said } } }
}

function lineOf({ description, quantity, netPrice }: Planned, item: ExactItem, vat: ExactVatCode): ExactRecord {
  const words = description.trim()
  return {
    Item: item.id,
    Description: cutText(words, longestDescription) || item.name,
    ...(words.length > longestDescription && { Notes: words }),
    Quantity: quantity,
    NetPrice: netPrice,
    VATCode: vat.code,
  }
}

function distinct(problems: readonly PushProblem[]): PushProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
