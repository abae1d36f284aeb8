import type { BillingAddress, ChargeRule, OfferCompany, OfferFooter, SoldProduct } from '@staffel/shared-api/contract'
import {
  addDays,
  declineReasons,
  fromCents,
  counterPeriod,
  formatOfferNumber,
  isRemovedSurcharge,
} from '@staffel/shared-api/rules'
import type { Insertable } from 'kysely'
import { issuedLines } from '../../modules/offers/save/issued-lines.ts'
import type { OfferLine } from '../../modules/offers/store/offer-line.ts'
import { customerOf } from '../../modules/offers/store/offer-parties.ts'
import type { OfferSettings } from '../../modules/offers/store/offer-settings.repository.ts'
import { totalColumns, totalsOf } from '../../modules/offers/store/offer-totals.ts'
import type {
  OfferTable,
  OfferVersionTable,
  StoredAcceptance,
  StoredDecline,
} from '../../modules/offers/store/offers.tables.ts'
import { seededRandom } from '../seeded-random.ts'
import { composeLines, type Composition } from './compose-lines.ts'
import type { OfferPlan } from './plan-offers.ts'

export interface OfferTheme {
  readonly titles: readonly string[]
  /** Parts of the names of the products that such an offer holds. */
  readonly match: readonly string[]
  readonly description: string
}

interface SampleBuyer {
  readonly regionId: number | null
  readonly billing: BillingAddress
}

interface SampleAuthor {
  readonly id: number
  readonly name: string
}

/** What the offers of one tenant are made of. */
export interface SampleStock {
  readonly tenantId: number
  readonly themes: readonly OfferTheme[]
  readonly suffixes: readonly string[]
  readonly freeText: readonly string[]
  readonly authors: readonly SampleAuthor[]
  readonly buyers: readonly SampleBuyer[]
  readonly products: readonly SoldProduct[]
  readonly settings: OfferSettings
  readonly rules: readonly ChargeRule[]
  /** Nothing is dated after it. */
  readonly now: Date
  readonly company: { readonly company: OfferCompany; readonly footer: Omit<OfferFooter, 'text'> }
}

type VersionRow = Omit<Insertable<OfferVersionTable>, 'offer_id'> & {
  readonly subtotal_cents: number
  readonly total_cents: number
}

export interface ComposedSample {
  readonly offer: Insertable<OfferTable>
  readonly versions: readonly { readonly row: VersionRow; readonly lines: readonly OfferLine[] }[]
}

/** What is settled before the versions are written. */
interface Frame {
  readonly plan: OfferPlan
  readonly stock: SampleStock
  readonly composition: Composition
  readonly title: string
  readonly description: string
  readonly buyer: SampleBuyer | null
  readonly author: SampleAuthor
  readonly createdAt: Date
  readonly changedAt: Date
}

/** One offer with its versions. `sequences` holds the last number given per period. */
export function composeOffer(plan: OfferPlan, stock: SampleStock, sequences: Map<string, number>): ComposedSample {
  const frame = frameOf(plan, stock)
  const count = plan.issuedVersions + (plan.status === 'draft' || plan.openRevision ? 1 : 0)
  const versions = Array.from({ length: count }, (_, index) => composeVersion(frame, index + 1))
  const shown = versions[Math.max(0, plan.issuedVersions - 1)]
  if (!shown) throw new Error('a planned offer has no version')
  const period = counterPeriod(stock.settings.numberReset, plan.createdOn)
  const sequence = (sequences.get(period) ?? 0) + 1
  sequences.set(period, sequence)
  return {
    versions,
    offer: {
      offer_nr: formatOfferNumber(stock.settings.numberPattern, sequence, plan.createdOn),
      ...offerRow(frame, shown),
    },
  }
}

function frameOf(plan: OfferPlan, stock: SampleStock): Frame {
  const random = seededRandom(plan.seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const theme = pick(stock.themes) ?? { titles: ['Levering'], match: [''], description: '' }
  const products = stock.products.filter((product) => theme.match.some((part) => product.product_name.includes(part)))
  const createdAt = at(plan.createdOn, 8 + random() * 8, stock.now)
  return {
    plan,
    stock,
    composition: { products, rules: stock.rules, freeText: stock.freeText, kind: plan.draftKind, random },
    title: `${pick(theme.titles) ?? ''}${pick(stock.suffixes) ?? ''}`,
    description: `<p>${theme.description}</p>`,
    buyer: plan.draftKind === 'no-customer' ? null : (stock.buyers[plan.organizationIndex] ?? null),
    author: pick(stock.authors) ?? { id: 0, name: '' },
    createdAt,
    changedAt: plan.changedOn === plan.createdOn ? createdAt : at(plan.changedOn, 8 + random() * 9, stock.now),
  }
}

function composeVersion(frame: Frame, version: number): ComposedSample['versions'][number] {
  const { plan, stock, composition, title, description, buyer, author, createdAt, changedAt } = frame
  const issued = version <= plan.issuedVersions
  const composed = composeLines(composition).filter((line) => !issued || !isRemovedSurcharge(line))
  const products = new Map(composition.products.map((product) => [product.product_id, product]))
  const lines = issued ? issuedLines(composed, { products, tiersTogether: true, pictures: new Map() }) : composed
  const day =
    version === 1
      ? createdAt
      : new Date(Math.min(changedAt.getTime(), at(addDays(plan.createdOn, version - 1), 11, stock.now).getTime()))
  const english = plan.draftKind === 'english'
  const row: VersionRow = {
    tenant_id: stock.tenantId,
    version,
    title,
    description,
    organization_id: buyer?.billing.organization_id ?? null,
    valid_until: plan.validUntil,
    desired_delivery_date: plan.deliveryOn,
    notes: composition.random() < 0.35 ? 'Levering in overleg, lossen door opdrachtgever.' : '',
    terms: stock.settings.terms[english ? 'en' : 'nl'],
    currency: english ? 'gbp' : stock.settings.currency,
    language: english ? 'en' : 'nl',
    ...totalColumns(totalsOf(lines, null)),
    created_at: day,
    created_by: author.id,
    last_modified: day,
    last_modified_by: author.name,
    ...(issued ? issuedColumns(frame, version, day) : { state: 'draft' }),
  }
  return { row, lines }
}

function issuedColumns({ plan, stock, buyer, author }: Frame, version: number, day: Date) {
  return {
    state: version < plan.issuedVersions ? ('superseded' as const) : ('issued' as const),
    company: JSON.stringify(stock.company.company),
    footer: JSON.stringify({ ...stock.company.footer, text: stock.settings.footer.nl }),
    customer: buyer && JSON.stringify(customerOf(buyer.billing, null, null)),
    issued_at: day,
    issued_by: author.id,
  }
}

function offerRow(frame: Frame, { row, lines }: ComposedSample['versions'][number]) {
  const { plan, stock, title, buyer, author, createdAt, changedAt } = frame
  return {
    tenant_id: stock.tenantId,
    status: plan.status,
    current_version: Math.max(1, plan.issuedVersions),
    draft_version: plan.openRevision ? plan.issuedVersions + 1 : null,
    organization_id: buyer?.billing.organization_id ?? null,
    region_id: buyer?.regionId ?? null,
    owner_user_id: author.id,
    owner_name: author.name,
    created_by_name: author.name,
    internal_notes: plan.seed % 5 === 0 ? 'Klant vergelijkt met één andere leverancier.' : '',
    title,
    customer_name: buyer?.billing.name ?? null,
    valid_until: plan.validUntil,
    desired_delivery_date: plan.deliveryOn,
    currency: row.currency,
    item_count: lines.filter((line) => line.kind === 'item').length,
    subtotal_cents: row.subtotal_cents,
    total_cents: row.total_cents,
    created_at: createdAt,
    last_modified: changedAt,
    issued_at: row.issued_at ?? null,
    accepted_at: plan.status === 'accepted' ? changedAt : null,
    declined_at: plan.status === 'declined' ? changedAt : null,
    acceptance: plan.status === 'accepted' ? JSON.stringify(acceptance(frame, row)) : null,
    decline: plan.status === 'declined' ? JSON.stringify(decline(frame)) : null,
  }
}

function acceptance({ plan, author }: Frame, row: VersionRow): StoredAcceptance {
  return {
    accepted_on: plan.changedOn,
    name: null,
    email: null,
    function: null,
    channel: plan.seed % 2 === 0 ? 'email' : 'phone',
    po_number: plan.seed % 3 === 0 ? `IO-${plan.seed}` : null,
    reason: null,
    after_expiry: false,
    recorded_by: author.name,
    signature: null,
    version: row.version,
    total: fromCents(row.total_cents),
    selected_before: null,
  }
}

function decline({ plan, author }: Frame): StoredDecline {
  return {
    reason_code: declineReasons[plan.seed % declineReasons.length] ?? 'other',
    reason: null,
    by: author.name,
    by_customer: false,
  }
}

/** A moment on a day, in office hours and not after `latest`. */
function at(day: string, hour: number, latest: Date): Date {
  return new Date(Math.min(latest.getTime(), Date.parse(`${day}T00:00:00Z`) + Math.round(hour * 3_600_000)))
}
