import type { EndpointShape } from '@staffel/shared-api/contract'
import type { ForeignCall } from './foreign.types.ts'
import { foreignCustomerCalls } from './foreign-customers.ts'
import { foreignEnvironmentCalls } from './foreign-environments.ts'
import { foreignExactCalls } from './foreign-exact-calls.ts'
import { foreignPriceCalls } from './foreign-price-calls.ts'
import { foreignRegisterCalls } from './foreign-registers.ts'
import { foreignUserCalls } from './foreign-user-calls.ts'

/** Keys of rows of the tenant that the caller does not belong to. */
export interface ForeignIds {
  readonly offer: number
  /** The same one, as links name it. */
  readonly offerUuid: string
  readonly request: number
  readonly skippedMail: number
  readonly product: number
  readonly productGroup: number
  readonly region: number
  readonly customerNumber: number
  readonly invite: number
  readonly user: number
  readonly organization: number
  readonly tenant: number
  readonly surchargeRule: number
  readonly template: number
  readonly customerGroup: number
  readonly priceList: number
  readonly productImport: number
}

/**
 * How each call would reach for another tenant's rows. A call that is missing here fails the authorisation test, so a
 * new endpoint cannot forget the question. `null`: the call takes nothing that names a row.
 */
export function foreignCalls(ids: ForeignIds): Readonly<Record<EndpointShape['id'], ForeignCall | null>> {
  const ofOrganization: ForeignCall = { query: `?organization_id=${ids.organization}`, answer: 'NOT_FOUND' }
  const ofTenant: ForeignCall = { query: `?tenant_id=${ids.tenant}`, answer: 'empty' }
  const item = {
    id: 'a',
    productId: ids.product,
    description: 'x',
    quantity: 1,
    unitPrice: 1,
    total: 1,
    propertyValues: [],
    isSurcharge: false,
  }
  const signature = { name: 'x', email: 'x@example.com', agree: true }
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
  const mailbox = {
    tenant_id: ids.tenant,
    kind: 'maildir',
    host: '',
    port: 993,
    security: 'tls',
    user: '',
    folder: 'INBOX',
    enabled: true,
  }
  return {
    listOffers: ofTenant,
    countOffers: ofTenant,
    listDeletedOffers: ofTenant,
    getOffer: { query: `?id=${ids.offer}`, answer: 'NOT_FOUND' },
    saveOffer: { payload: { offer: { offer_id: ids.offer, rev: 1, title: 'mine now' } }, answer: 'NOT_FOUND' },
    deleteOffer: { id: ids.offer, payload: {}, answer: 'NOT_FOUND' },
    listOfferVersions: { id: ids.offer, answer: 'NOT_FOUND' },
    setOfferStatus: {
      id: ids.offer,
      payload: { status: 'declined', reason_code: 'price', rev: 1, version: 1 },
      answer: 'NOT_FOUND',
    },
    extendOffer: { id: ids.offer, payload: { validUntil: '2026-05-01', rev: 1 }, answer: 'NOT_FOUND' },
    getOfferPriceChanges: { id: ids.offer, answer: 'NOT_FOUND' },
    reviseOffer: { id: ids.offer, payload: { rev: 1 }, answer: 'NOT_FOUND' },
    approveOffer: { id: ids.offer, payload: { action: 'give', rev: 1 }, answer: 'NOT_FOUND' },
    discardOfferDraft: { id: ids.offer, payload: { rev: 1 }, answer: 'NOT_FOUND' },
    restoreOffer: { id: ids.offer, answer: 'NOT_FOUND' },
    saveOfferNotes: { id: ids.offer, payload: { internal_notes: 'mine now' }, answer: 'NOT_FOUND' },
    getOfferVersion: { id: ids.offer, answer: 'NOT_FOUND' },
    diffOfferVersions: { id: ids.offer, query: '?from=1&to=1', answer: 'NOT_FOUND' },
    restoreOfferVersion: { id: ids.offer, payload: { rev: 1 }, answer: 'NOT_FOUND' },
    duplicateOffer: { id: ids.offer, payload: {}, answer: 'NOT_FOUND' },
    listOfferActivity: { id: ids.offer, answer: 'NOT_FOUND' },
    getOfferNews: { id: ids.offer, answer: 'NOT_FOUND' },
    listOfferComments: { id: ids.offer, answer: 'NOT_FOUND' },
    addOfferComment: { id: ids.offer, payload: { text: 'x' }, answer: 'NOT_FOUND' },
    calculateOfferSurcharges: {
      payload: { offerJson: { offerId: ids.offer, tenantId: ids.tenant, items: [item] } },
      answer: 'empty',
    },
    requestSubscription: null,
    listProductGroupUse: ofTenant,
    saveProductGroup: { payload: { id: ids.productGroup, name: 'mine now' }, answer: 'NOT_FOUND' },
    deleteProductGroup: { id: ids.productGroup, answer: 'NOT_FOUND' },
    listCustomerNumbers: ofOrganization,
    saveCustomerNumber: {
      payload: { organization_id: ids.organization, number: 'MINE-1', product_id: ids.product },
      answer: 'NOT_FOUND',
    },
    deleteCustomerNumber: { id: ids.customerNumber, answer: 'NOT_FOUND' },
    importCustomerNumbers: null,
    getPlanUsage: { query: `?tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    getDashboardStats: ofTenant,
    getDashboardCharts: ofTenant,
    getDashboardTrend: ofTenant,
    getDashboardToday: ofTenant,
    closeFirstSteps: null,
    exportOffers: { query: `?format=csv&tenant_id=${ids.tenant}`, answer: 'empty' },
    listViews: { query: '?entity=offers', answer: 'empty' },
    saveView: { payload: { id: 999_999, entity: 'offers', name: 'x', query: '' }, answer: 'NOT_FOUND' },
    deleteView: { id: 999_999, answer: 'NOT_FOUND' },
    // Its own test asks for what another tenant and another customer have.
    searchEverything: null,
    listWorkingCopies: { query: `?subject=offer:${ids.offer}`, answer: 'empty' },
    // They name a row of the caller's own, whatever the id; their own test tries a colleague's.
    keepWorkingCopy: null,
    keepLateWorkingCopy: null,
    discardWorkingCopy: null,
    bulkOffers: { payload: { ids: [ids.offer], action: 'download' }, answer: 'empty' },
    downloadOfferBundle: { id: '00000000-0000-4000-8000-000000000000', answer: 'NOT_FOUND' },
    listProducts: { payload: { filters: {} }, answer: 'empty' },
    // Forms, as two more of these are; their own tests try another tenant's.
    importProducts: null,
    uploadProductPicture: null,
    getProductImport: { id: ids.productImport, answer: 'NOT_FOUND' },
    exportProducts: { query: `?format=csv&tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    createProduct: { payload: { tenant_id: ids.tenant, name: 'x' }, answer: 'NOT_FOUND' },
    getProduct: { id: ids.product, answer: 'NOT_FOUND' },
    listOfferedLines: { id: ids.product, answer: 'empty' },
    updateProduct: { id: ids.product, payload: { rev: 1, name: 'mine now' }, answer: 'NOT_FOUND' },
    duplicateProduct: { id: ids.product, answer: 'NOT_FOUND' },
    archiveProduct: { id: ids.product, payload: { archive: true }, answer: 'NOT_FOUND' },
    restoreProduct: { id: ids.product, answer: 'NOT_FOUND' },
    listProductPictures: { id: ids.product, answer: 'NOT_FOUND' },
    arrangeProductPictures: { id: ids.product, payload: { pictures: [{ id: 1, alt: 'x' }] }, answer: 'NOT_FOUND' },
    deleteProductPicture: { id: ids.product, answer: 'NOT_FOUND' },
    listPriceListsOfProduct: { id: ids.product, answer: 'NOT_FOUND' },
    saveStaffels: { id: ids.product, payload: { staffels: [], rev: 1 }, answer: 'NOT_FOUND' },
    changePrices: { payload: { products: [{ id: ids.product, rev: 1, baseUnitPrice: 1 }] }, answer: 'NOT_FOUND' },
    listSalesUnits: ofTenant,
    listPropertyTypes: ofTenant,
    ...foreignPriceCalls(ids),
    getProductStats: ofTenant,
    listProductGroups: { query: `?tenantId=${ids.tenant}`, answer: 'empty' },
    listQuoteRequests: { payload: {}, answer: 'empty' },
    countQuoteRequests: ofTenant,
    deleteQuoteRequest: { id: ids.request, answer: 'NOT_FOUND' },
    getQuoteRequest: { id: ids.request, answer: 'NOT_FOUND' },
    getQuoteMailHtml: { id: ids.request, answer: 'NOT_FOUND' },
    downloadQuoteAttachment: { id: ids.request, answer: 'NOT_FOUND' },
    getQuoteAttachmentText: { id: ids.request, answer: 'NOT_FOUND' },
    updateQuoteLine: { id: ids.request, payload: { ignored: true }, answer: 'NOT_FOUND' },
    resetQuoteLine: { id: ids.request, payload: {}, answer: 'NOT_FOUND' },
    addQuoteLine: {
      id: ids.request,
      payload: { search_line: 'x', desired_quantity: 1, product_id: ids.product },
      answer: 'NOT_FOUND',
    },
    listQuoteCandidates: { id: ids.request, answer: 'NOT_FOUND' },
    setQuoteStatus: { id: ids.request, payload: { status: 'archived' }, answer: 'NOT_FOUND' },
    assignQuoteRequest: { id: ids.request, payload: { user_id: null }, answer: 'NOT_FOUND' },
    setQuoteCustomer: { id: ids.request, payload: { organization_id: null }, answer: 'NOT_FOUND' },
    restoreQuoteRequest: { id: ids.request, answer: 'NOT_FOUND' },
    skipQuoteRequest: { id: ids.request, payload: {}, answer: 'NOT_FOUND' },
    listSkippedMails: { payload: {}, answer: 'empty' },
    getSkippedMail: { id: ids.skippedMail, answer: 'NOT_FOUND' },
    getSkippedMailHtml: { id: ids.skippedMail, answer: 'NOT_FOUND' },
    downloadSkippedAttachment: { id: ids.skippedMail, answer: 'NOT_FOUND' },
    restoreSkippedMail: { id: ids.skippedMail, payload: {}, answer: 'NOT_FOUND' },
    createOfferFromRequest: { id: ids.request, payload: {}, answer: 'NOT_FOUND' },
    mailReadingState: { query: `?tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    getMailbox: { query: `?tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    saveMailbox: { payload: { ...mailbox, rev: 1 }, answer: 'NOT_FOUND' },
    getRequestScores: { query: `?tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    getRequestSettings: { query: `?tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    saveRequestSettings: {
      payload: { tenant_id: ids.tenant, keep_raw_months: 1, certain_from: 3, rev: 1 },
      answer: 'NOT_FOUND',
    },
    testMailbox: { payload: mailbox, answer: 'NOT_FOUND' },
    fetchMail: { payload: { tenant_id: ids.tenant }, answer: 'NOT_FOUND' },
    ...foreignUserCalls(ids),
    listOrganizations: { query: `?ids=${ids.organization}`, answer: 'empty' },
    listRegions: { query: `?tenantId=${ids.tenant}`, answer: 'empty' },
    listRoles: null,
    listTenants: null,
    listActivity: { query: `?tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    exportActivity: { query: `?tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    listCustomers: ofTenant,
    exportCustomers: { query: `?format=csv&tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    // A form; its own test tries another tenant's.
    importCustomers: null,
    createOrganization: { payload: { tenant_id: ids.tenant, name: 'x' }, answer: 'NOT_FOUND' },
    setTaxRegime: { payload: { organization_id: ids.organization, tax_regime: 'export' }, answer: 'NOT_FOUND' },
    getOrganizationStats: ofTenant,
    ...foreignCustomerCalls(ids.organization),
    ...foreignRegisterCalls(ids.tenant),
    getOrganization: ofOrganization,
    getCustomer: ofOrganization,
    listOrganizationAddresses: ofOrganization,
    listOrganizationContacts: ofOrganization,
    getOfferOrganizationAddress: ofOrganization,
    getCompanyAddress: ofOrganization,
    saveCompanyAddress: {
      payload: {
        type: 'organization',
        organization_id: ids.organization,
        name: 'x',
        email: null,
        phone: '',
        street: '',
        number: '',
        number_addition: '',
        postal_code: '',
        city: '',
        country_code: null,
        rev: 1,
      },
      answer: 'NOT_FOUND',
    },
    getCompanyLogo: { query: `?organizationId=${ids.organization}`, answer: 'NOT_FOUND' },
    uploadCompanyLogo: null,
    deleteCompanyLogo: { payload: { organizationId: ids.organization }, answer: 'NOT_FOUND' },
    listInvites: ofTenant,
    createInvite: {
      payload: { email: 'new@example.com', tenant_id: ids.tenant, organization_id: null, role_id: 1 },
      answer: 'NOT_FOUND',
    },
    resendInvites: { payload: { ids: [ids.invite] }, answer: 'empty' },
    cancelInvites: { payload: { ids: [ids.invite] }, answer: 'empty' },
    sendOffer: { id: ids.offer, payload: { to: ['x@example.com'], subject: 'x', body: 'x' }, answer: 'NOT_FOUND' },
    prepareOfferMail: { id: ids.offer, answer: 'NOT_FOUND' },
    previewOfferMail: { id: ids.offer, payload: { subject: 'x', body: 'x' }, answer: 'NOT_FOUND' },
    listOfferMails: { id: ids.offer, answer: 'NOT_FOUND' },
    retryOfferMail: { id: ids.offerUuid, answer: 'NOT_FOUND' },
    createOfferLink: { id: ids.offer, payload: {}, answer: 'NOT_FOUND' },
    signOffer: { id: ids.offer, payload: { ...signature, version: 1, total: 1 }, answer: 'NOT_FOUND' },
    downloadOfferPdf: { id: ids.offer, answer: 'NOT_FOUND' },
    listOfferAttachments: { id: ids.offer, answer: 'NOT_FOUND' },
    uploadOfferAttachment: null,
    downloadOfferAttachment: { id: ids.offer, answer: 'NOT_FOUND' },
    updateOfferAttachment: { id: ids.offer, payload: { visible_to: 'customer' }, answer: 'NOT_FOUND' },
    deleteOfferAttachment: { id: ids.offer, answer: 'NOT_FOUND' },
    listSessions: null,
    listLoginProviders: null,
    listNotifications: null,
    countNotifications: null,
    getNotificationChoices: null,
    saveNotificationChoices: null,
    readNotifications: { payload: { ids: [1] }, answer: 'empty' },
    getOfferSettings: { query: `?tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    saveOfferSettings: { payload: { ...settings, tenant_id: ids.tenant }, answer: 'NOT_FOUND' },
    getOfferMailTexts: { query: `?tenant_id=${ids.tenant}`, answer: 'NOT_FOUND' },
    saveOfferMailTexts: { payload: { tenant_id: ids.tenant, texts: [], rev: 1 }, answer: 'NOT_FOUND' },
    listSurchargeRules: ofTenant,
    saveSurchargeRule: {
      payload: { id: ids.surchargeRule, rev: 1, kind: 'fixed', name_nl: 'x', name_en: 'x', amount: 1 },
      answer: 'NOT_FOUND',
    },
    deleteSurchargeRule: { id: ids.surchargeRule, answer: 'NOT_FOUND' },
    listTemplates: ofTenant,
    saveTemplate: { payload: { id: ids.template, rev: 1, name: 'x', items: [] }, answer: 'NOT_FOUND' },
    deleteTemplate: { id: ids.template, answer: 'NOT_FOUND' },
    duplicateTemplate: { id: ids.template, answer: 'NOT_FOUND' },
    applyTemplate: { id: ids.template, answer: 'NOT_FOUND' },
    ...foreignEnvironmentCalls,
    getExactPush: { id: ids.offer, answer: 'NOT_FOUND' },
    pushToExact: { payload: { offer_id: ids.offer }, answer: 'NOT_FOUND' },
    getExactPushSettings: null,
    getExactMapping: null,
    saveExactMapping: null,
    findExactItems: null,
    saveExactPushSettings: null,
    ...foreignExactCalls,
  }
}
