import { randomUUID } from 'node:crypto'
import { foreignExactBodies } from './foreign-exact-calls.ts'
import { foreignRegisterBodies } from './foreign-registers.ts'
import { foreignUserBodies } from './foreign-user-bodies.ts'
import { foreignEnvironmentBodies } from './foreign-environments.ts'
import type { ForeignBody } from './foreign.types.ts'
import { foreignCustomerBodies } from './foreign-customers.ts'

/** Rows of the caller's own, in which an id of somebody else's is put. */
export interface OwnRows {
  readonly offer: number
  readonly rev: number
  readonly request: number
  readonly product: number
}

const settings = {
  default_currency: 'eur',
  default_tax_rate: 21,
  offer_validity_days: 30,
  payment_terms_days: 30,
  terms_nl: '',
  terms_en: '',
  footer_nl: '',
  footer_en: '',
  number_pattern: 'X{YYYY}-{SEQ}',
  number_reset: 'yearly',
  signature_required: false,
  reminders: { enabled: false, days_before: [] },
  low_stock_threshold: 1,
  rev: 1,
}
const mailbox = { kind: 'maildir', host: '', port: 993, security: 'tls', user: '', folder: 'INBOX', enabled: true }
const company = {
  name: 'x',
  email: null,
  phone: null,
  street: null,
  number: null,
  number_addition: null,
  postal_code: null,
  city: null,
  country_code: null,
  rev: 1,
}
const address = {
  name: 'x',
  street: null,
  number: null,
  number_addition: null,
  postal_code: null,
  city: null,
  email: null,
  phone: null,
}
const line = { id: 'a', productId: null, description: 'x', quantity: 1, unitPrice: 1 }
const rule = { kind: 'fixed', name_nl: 'x', name_en: 'x', amount: 1 }
/** An organisation of the caller's own. */
const customer = 2001
const list = {
  name: 'x',
  organization_id: customer,
  valid_from: '2026-01-01',
  currency: 'eur',
  entries: [],
}
const priced = { ...line, total: 1, propertyValues: [], isSurcharge: false }

/** As it comes with a line of an issued version. */
const frozenBy = (staffelId: number) => ({
  ladder: {
    base_unit_price: 1,
    price_unit: 1,
    sales_unit: 'st',
    order_multiple: null,
    min_order_quantity: null,
    tier_group: null,
    staffels: [{ staffelId, variantCode: null, minQuantity: 1, maxQuantity: null, unitPrice: 1 }],
  },
  countedQuantity: 1,
  countedLines: 1,
  tiersTogether: true,
})

/**
 * Every id that a body can hold (`call place`), and how the call is made with it. An id that is missing here fails the
 * authorisation test. `null`: its own test says why, or it names nothing that is stored.
 */
export function foreignBodies(
  { offer, rev, request, product }: OwnRows,
  id: number,
): Readonly<Record<string, ForeignBody | null>> {
  const save = (part: object, answer: ForeignBody['answer']): ForeignBody => ({
    body: { offer: { title: 'x', items: [line], ...part } },
    answer,
  })
  const surcharges = (part: object): ForeignBody => ({
    body: { offerJson: { offerId: 0, tenantId: 2, items: [priced], ...part } },
    answer: 'ignored',
  })
  const template = (part: object, answer: ForeignBody['answer']): ForeignBody => ({
    body: { name: randomUUID(), items: [line], ...part },
    answer,
  })
  const inList = (entry: object): ForeignBody => ({ body: { ...list, entries: [entry] }, answer: 'VALIDATION' })
  const ofTenant = (body: object): ForeignBody => ({
    body: { ...body, tenant_id: id },
    answer: 'NOT_FOUND',
  })
  return {
    'calculateOfferSurcharges offerJson.offerId': surcharges({ offerId: id }),
    'calculateOfferSurcharges offerJson.tenantId': surcharges({ tenantId: id }),
    'calculateOfferSurcharges offerJson.organizationId': surcharges({ organizationId: id }),
    'calculateOfferSurcharges offerJson.items.[].productId': surcharges({ items: [{ ...priced, productId: id }] }),
    'calculateOfferSurcharges offerJson.items.[].usedStaffelId': surcharges({
      items: [{ ...priced, usedStaffelId: id }],
    }),
    'calculateOfferSurcharges offerJson.items.[].frozen.ladder.staffels.[].staffelId': surcharges({
      items: [{ ...priced, frozen: frozenBy(id) }],
    }),
    'saveOffer offer.offer_id': save({ offer_id: id, rev: 1 }, 'NOT_FOUND'),
    'saveOffer offer.tenant_id': save({ tenant_id: id }, 'NOT_FOUND'),
    'saveOffer offer.customer.organization_id': save({ customer: { organization_id: id } }, 'VALIDATION'),
    'saveOffer offer.customer.new.region_id': save({ customer: { new: { name: 'x', region_id: id } } }, 'VALIDATION'),
    'saveOffer offer.customer.addresses.billing.organization_id': save(
      { customer: { organization_id: 2001, addresses: { billing: { ...address, organization_id: id } } } },
      'ignored',
    ),
    'saveOffer offer.customer.addresses.shipping.organization_id': save(
      {
        customer: {
          organization_id: 2001,
          addresses: { shipping: { ...address, organization_id: id, address_type_code: 'shipping' } },
        },
      },
      'ignored',
    ),
    'saveOffer offer.items.[].productId': save({ items: [{ ...line, productId: id }] }, 'VALIDATION'),
    'saveOffer offer.items.[].usedStaffelId': save({ items: [{ ...line, usedStaffelId: id }] }, 'ignored'),
    'saveOffer offer.items.[].frozen.ladder.staffels.[].staffelId': save(
      { items: [{ ...line, frozen: frozenBy(id) }] },
      'ignored',
    ),
    'saveOffer offer.template_id': save({ template_id: id }, 'NOT_FOUND'),
    'duplicateOffer organization_id': {
      params: { id: offer },
      body: { organization_id: id },
      answer: 'VALIDATION',
    },
    'bulkOffers ids.[]': { body: { ids: [id], action: 'download' }, answer: 'ignored' },
    'bulkOffers args.owner_id': { body: { ids: [offer], action: 'assign', args: { owner_id: id } }, answer: 'ignored' },
    'sendOffer attachment_ids.[]': {
      params: { id: offer },
      body: { to: ['x@example.com'], subject: 'x', body: 'x', attachment_ids: [id], rev },
      answer: 'VALIDATION',
    },
    'saveView id': { body: { id, entity: 'offers', name: 'x', query: '' }, answer: 'NOT_FOUND' },
    'saveProductGroup tenant_id': { body: { tenant_id: id, name: 'x' }, answer: 'NOT_FOUND' },
    'saveProductGroup id': { body: { id, name: 'x' }, answer: 'NOT_FOUND' },
    'saveCustomerNumber id': {
      body: { id, organization_id: customer, number: 'X-1', product_id: product },
      answer: 'NOT_FOUND',
    },
    'saveCustomerNumber organization_id': {
      body: { organization_id: id, number: 'X-1', product_id: product },
      answer: 'NOT_FOUND',
    },
    'saveCustomerNumber product_id': {
      body: { organization_id: customer, number: 'X-1', product_id: id },
      answer: 'VALIDATION',
    },
    // A form; its own test tries another tenant's customer.
    'importCustomerNumbers organization_id': null,
    'importProducts tenant_id': null,
    'importPriceLists tenant_id': null,
    'createProduct tenant_id': { body: { tenant_id: id, name: 'x' }, answer: 'NOT_FOUND' },
    'updateProduct productGroupId': {
      params: { id: product },
      body: { rev: 1, productGroupId: id },
      answer: 'VALIDATION',
    },
    'changePrices tenant_id': {
      body: { tenant_id: id, products: [{ id: product, rev: 1, baseUnitPrice: 1 }] },
      answer: 'NOT_FOUND',
    },
    'changePrices products.[].id': { body: { products: [{ id, rev: 1, baseUnitPrice: 1 }] }, answer: 'NOT_FOUND' },
    'changePrices products.[].tiers.[].staffelId': {
      body: { products: [{ id: product, rev: 1, tiers: [{ staffelId: id, unitPrice: 1 }] }] },
      answer: 'VALIDATION',
    },
    'arrangeProductPictures pictures.[].id': {
      params: { id: product },
      body: { pictures: [{ id, alt: '' }] },
      answer: 'NOT_FOUND',
    },
    'createProduct productGroupId': { body: { name: 'x', baseUnitPrice: 1, productGroupId: id }, answer: 'VALIDATION' },
    'createPriceList tenant_id': ofTenant(list),
    'createPriceList organization_id': { body: { ...list, organization_id: id }, answer: 'VALIDATION' },
    'createPriceList customer_group_id': {
      body: { ...list, organization_id: null, customer_group_id: id },
      answer: 'VALIDATION',
    },
    'createPriceList entries.[].product_id': inList({ product_id: id, discount_pct: 1 }),
    'createPriceList entries.[].product_group_id': inList({ product_group_id: id, discount_pct: 1 }),
    // The same checks as of a list that is made; `price-lists.test.ts` changes one.
    'updatePriceList organization_id': null,
    'updatePriceList customer_group_id': null,
    'updatePriceList entries.[].product_id': null,
    'updatePriceList entries.[].product_group_id': null,
    'createCustomerGroup tenant_id': ofTenant({ name: 'x' }),
    'assignCustomerGroup organization_id': {
      body: { organization_id: id, customer_group_id: null },
      answer: 'NOT_FOUND',
    },
    'assignCustomerGroup customer_group_id': {
      body: { organization_id: customer, customer_group_id: id },
      answer: 'VALIDATION',
    },
    'listProducts filters.product_group_id': { body: { filters: { product_group_id: id } }, answer: 'ignored' },
    'listProducts filter.product_group_id': { body: { filter: { product_group_id: id } }, answer: 'ignored' },
    'listProducts filters.product_ids.[]': { body: { filters: { product_ids: [id] } }, answer: 'ignored' },
    'listProducts filter.product_ids.[]': { body: { filter: { product_ids: [id] } }, answer: 'ignored' },
    'listProducts organization_id': { body: { organization_id: id }, answer: 'ignored' },
    'listProducts tenant_id': { body: { tenant_id: id }, answer: 'ignored' },
    'createOfferFromRequest organization_id': {
      params: { id: request },
      body: { organization_id: id },
      answer: 'VALIDATION',
    },
    'fetchMail tenant_id': { body: { tenant_id: id }, answer: 'NOT_FOUND' },
    'listQuoteRequests filter.assignee_user_id': { body: { filter: { assignee_user_id: id } }, answer: 'ignored' },
    'listQuoteRequests filter.organization_id': { body: { filter: { organization_id: id } }, answer: 'ignored' },
    'listQuoteRequests filters.assignee_user_id': { body: { filters: { assignee_user_id: id } }, answer: 'ignored' },
    'listQuoteRequests filters.organization_id': { body: { filters: { organization_id: id } }, answer: 'ignored' },
    'listSkippedMails filter.assignee_user_id': { body: { filter: { assignee_user_id: id } }, answer: 'ignored' },
    'listSkippedMails filter.organization_id': { body: { filter: { organization_id: id } }, answer: 'ignored' },
    'listSkippedMails filters.assignee_user_id': { body: { filters: { assignee_user_id: id } }, answer: 'ignored' },
    'listSkippedMails filters.organization_id': { body: { filters: { organization_id: id } }, answer: 'ignored' },
    'listSkippedMails tenant_id': { body: { tenant_id: id }, answer: 'ignored' },
    'listQuoteRequests tenant_id': { body: { tenant_id: id }, answer: 'ignored' },
    'addQuoteLine product_id': {
      params: { id: request },
      body: { search_line: 'x', desired_quantity: 1, product_id: id },
      answer: 'VALIDATION',
    },
    'assignQuoteRequest user_id': { params: { id: request }, body: { user_id: id }, answer: 'VALIDATION' },
    'setQuoteCustomer organization_id': {
      params: { id: request },
      body: { organization_id: id },
      answer: 'VALIDATION',
    },
    'updateQuoteLine product_id': {
      params: { id: request, position: 1 },
      body: { product_id: id },
      answer: 'VALIDATION',
    },
    ...foreignUserBodies(id),
    ...foreignRegisterBodies(id),
    'saveMailbox tenant_id': ofTenant({ ...mailbox, rev: 1 }),
    'saveRequestSettings tenant_id': ofTenant({ keep_raw_months: 12, certain_from: 3, rev: 1 }),
    'testMailbox tenant_id': ofTenant(mailbox),
    // A form; its own test tries another tenant's.
    'importCustomers tenant_id': null,
    'createOrganization tenant_id': ofTenant({ name: 'x' }),
    'setTaxRegime organization_id': { body: { organization_id: id, tax_regime: 'export' }, answer: 'NOT_FOUND' },
    ...foreignCustomerBodies(customer, id),
    'createOrganization region_id': { body: { name: 'x', region_id: id }, answer: 'VALIDATION' },
    'saveCompanyAddress id': { body: { ...company, id, type: 'organization' }, answer: 'NOT_FOUND' },
    'saveCompanyAddress organization_id': { body: { ...company, organization_id: id }, answer: 'NOT_FOUND' },
    // A form; the logo's own test tries another tenant's organisation.
    'uploadCompanyLogo organizationId': null,
    'deleteCompanyLogo organizationId': { body: { organizationId: id }, answer: 'NOT_FOUND' },
    'cancelInvites ids.[]': { body: { ids: [id] }, answer: 'ignored' },
    'resendInvites ids.[]': { body: { ids: [id] }, answer: 'ignored' },
    'createInvite tenant_id': ofTenant({ email: 'new@example.com', organization_id: null, role_id: 1 }),
    'createInvite organization_id': {
      body: { email: 'new@example.com', tenant_id: 2, organization_id: id, role_id: 1 },
      answer: 'VALIDATION',
    },
    'saveOfferMailTexts tenant_id': ofTenant({ texts: [], rev: 1 }),
    'saveOfferSettings tenant_id': ofTenant(settings),
    'saveSurchargeRule id': { body: { ...rule, id, rev: 1 }, answer: 'NOT_FOUND' },
    'saveSurchargeRule tenant_id': ofTenant(rule),
    'saveTemplate id': template({ id, rev: 1 }, 'NOT_FOUND'),
    'saveTemplate tenant_id': template({ tenant_id: id }, 'NOT_FOUND'),
    'saveTemplate items.[].productId': template({ items: [{ ...line, productId: id }] }, 'ignored'),
    'saveTemplate items.[].usedStaffelId': template({ items: [{ ...line, usedStaffelId: id }] }, 'ignored'),
    'saveTemplate items.[].frozen.ladder.staffels.[].staffelId': template(
      { items: [{ ...line, frozen: frozenBy(id) }] },
      'ignored',
    ),
    'readNotifications ids.[]': { body: { ids: [id] }, answer: 'ignored' },
    'pushToExact offer_id': { body: { offer_id: id }, answer: 'NOT_FOUND' },
    ...foreignExactBodies(id),
    // A number that the caller's own form counts.
    'keepWorkingCopy rev': null,
    ...foreignEnvironmentBodies,
  }
}
