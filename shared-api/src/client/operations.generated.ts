// Generated from the contract by `npm run generate -w @staffel/shared-api`; a test fails when it is stale.
import type * as contract from '../contract/index.ts'
import { operation } from './operation.ts'

/** Activates the invited account; a second time with the same token succeeds again. */
export const acceptInvite = /*#__PURE__*/ operation<typeof contract.acceptInvite>({
  id: 'acceptInvite',
  method: 'POST',
  path: '/invites/accept',
  base: 'webhook',
  answer: 'json',
})

/** The customer accepts and signs; a second time answers what is stored. */
export const acceptPublicOffer = /*#__PURE__*/ operation<typeof contract.acceptPublicOffer>({
  id: 'acceptPublicOffer',
  method: 'POST',
  path: '/public/offers/:token/accept',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** Makes an invited user active; an active one stays so. */
export const acceptUser = /*#__PURE__*/ operation<typeof contract.acceptUser>({
  id: 'acceptUser',
  method: 'POST',
  path: '/users/:id/accept',
  base: 'webhook',
  answer: 'json',
})

/** Says something about an offer; what the other side may see is also mailed to it. Accepts `Idempotency-Key`. */
export const addOfferComment = /*#__PURE__*/ operation<typeof contract.addOfferComment>({
  id: 'addOfferComment',
  method: 'POST',
  path: '/offers/:id/comments',
  base: 'webhook',
  answer: 'json',
})

/** Adds a line that the mail reading did not find, and matches it unless a product is named. */
export const addQuoteLine = /*#__PURE__*/ operation<typeof contract.addQuoteLine>({
  id: 'addQuoteLine',
  method: 'POST',
  path: '/quotes/:id/lines',
  base: 'webhook',
  answer: 'json',
})

/** The lines and texts that a template gives today, at today's prices; the editor replaces or appends them. */
export const applyTemplate = /*#__PURE__*/ operation<typeof contract.applyTemplate>({
  id: 'applyTemplate',
  method: 'POST',
  path: '/templates/apply/:id',
  base: 'webhook',
  answer: 'json',
})

/** Asks a second person of the seller whether the open draft may be issued, gives that, refuses it with a reason, or takes the question back; what is given holds for exactly this content. */
export const approveOffer = /*#__PURE__*/ operation<typeof contract.approveOffer>({
  id: 'approveOffer',
  method: 'POST',
  path: '/offers/:id/approval',
  base: 'webhook',
  answer: 'json',
})

/** Archives a product; used in open offers it is refused unless `archive` says that this is known. */
export const archiveProduct = /*#__PURE__*/ operation<typeof contract.archiveProduct>({
  id: 'archiveProduct',
  method: 'POST',
  path: '/products/delete/:id',
  base: 'webhook',
  answer: 'json',
})

/** Puts pictures in the order in which they are sent, with their words; others come after them. */
export const arrangeProductPictures = /*#__PURE__*/ operation<typeof contract.arrangeProductPictures>({
  id: 'arrangeProductPictures',
  method: 'POST',
  path: '/products/:id/pictures/save',
  base: 'webhook',
  answer: 'json',
})

/** Puts an organisation into a group of customers, or with null into none. */
export const assignCustomerGroup = /*#__PURE__*/ operation<typeof contract.assignCustomerGroup>({
  id: 'assignCustomerGroup',
  method: 'POST',
  path: '/customergroups/assign',
  base: 'webhook',
  answer: 'none',
})

/** Gives a request to a colleague, or to nobody. */
export const assignQuoteRequest = /*#__PURE__*/ operation<typeof contract.assignQuoteRequest>({
  id: 'assignQuoteRequest',
  method: 'POST',
  path: '/quotes/:id/assign',
  base: 'webhook',
  answer: 'json',
})

/** Begins the connection with Exact Online; only for an environment that is configured. */
export const authorizeExact = /*#__PURE__*/ operation<typeof contract.authorizeExact>({
  id: 'authorizeExact',
  method: 'POST',
  path: '/Integrations/Exact/Authorize',
  base: 'webhook',
  answer: 'json',
})

/** Keeps a user out from the next call on and ends their sessions. */
export const blockUser = /*#__PURE__*/ operation<typeof contract.blockUser>({
  id: 'blockUser',
  method: 'POST',
  path: '/users/:id/block',
  base: 'webhook',
  answer: 'json',
})

/** Does one thing with up to 200 offers, each by its own rules; one result per offer. Accepts `Idempotency-Key`. */
export const bulkOffers = /*#__PURE__*/ operation<typeof contract.bulkOffers>({
  id: 'bulkOffers',
  method: 'POST',
  path: '/offers/bulk',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 60000,
})

/** The items as sent, without old surcharges and with those of the tenant's rules behind them. */
export const calculateOfferSurcharges = /*#__PURE__*/ operation<typeof contract.calculateOfferSurcharges>({
  id: 'calculateOfferSurcharges',
  method: 'POST',
  path: '/offer/calculateoffersurcharges',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 10000,
})

/** Cancels invites for good. */
export const cancelInvites = /*#__PURE__*/ operation<typeof contract.cancelInvites>({
  id: 'cancelInvites',
  method: 'POST',
  path: '/invites/cancel',
  base: 'webhook',
  answer: 'json',
})

/** Changes prices of many products, all of them or none: `STALE` names those that somebody else has changed since. */
export const changePrices = /*#__PURE__*/ operation<typeof contract.changePrices>({
  id: 'changePrices',
  method: 'POST',
  path: '/products/prices',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 60000,
})

/** Asks VIES whether a VAT number exists, and keeps what it answered as proof. */
export const checkVatNumber = /*#__PURE__*/ operation<typeof contract.checkVatNumber>({
  id: 'checkVatNumber',
  method: 'POST',
  path: '/registers/vat',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 20000,
})

/** Chooses the administration that a link works with, among those that its login reaches. */
export const chooseExactDivision = /*#__PURE__*/ operation<typeof contract.chooseExactDivision>({
  id: 'chooseExactDivision',
  method: 'POST',
  path: '/Integrations/Exact/Division',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** Says which of two links is read and written. */
export const chooseExactEnvironment = /*#__PURE__*/ operation<typeof contract.chooseExactEnvironment>({
  id: 'chooseExactEnvironment',
  method: 'POST',
  path: '/Integrations/Exact/Use',
  base: 'webhook',
  answer: 'json',
})

/** Puts the first steps of a new tenant away, for the caller alone and for good. */
export const closeFirstSteps = /*#__PURE__*/ operation<typeof contract.closeFirstSteps>({
  id: 'closeFirstSteps',
  method: 'POST',
  path: '/stats/dashboard/first-steps/close',
  base: 'webhook',
  answer: 'none',
})

/** How many of them are unread. */
export const countNotifications = /*#__PURE__*/ operation<typeof contract.countNotifications>({
  id: 'countNotifications',
  method: 'GET',
  path: '/notifications/unread',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** How many offers the caller may see of each status and in all, within the other filters; up to 10,000 each. */
export const countOffers = /*#__PURE__*/ operation<typeof contract.countOffers>({
  id: 'countOffers',
  method: 'GET',
  path: '/offers/counts',
  base: 'webhook',
  answer: 'json',
  jsonQuery: ['filters'],
})

/** How many requests there are of each status and in all, within the other filters; up to 10,000 each. */
export const countQuoteRequests = /*#__PURE__*/ operation<typeof contract.countQuoteRequests>({
  id: 'countQuoteRequests',
  method: 'GET',
  path: '/quotes/counts',
  base: 'webhook',
  answer: 'json',
  jsonQuery: ['filters'],
})

/** Adds a group of customers. Accepts `Idempotency-Key`. */
export const createCustomerGroup = /*#__PURE__*/ operation<typeof contract.createCustomerGroup>({
  id: 'createCustomerGroup',
  method: 'POST',
  path: '/customergroups/create',
  base: 'webhook',
  answer: 'json',
})

/** Invites someone by e-mail; a Manager within its tenant and not as Admin. */
export const createInvite = /*#__PURE__*/ operation<typeof contract.createInvite>({
  id: 'createInvite',
  method: 'POST',
  path: '/invites/new',
  base: 'webhook',
  answer: 'json',
})

/** Makes a draft offer from a request; a second call answers the same offer, unless another one is forced or the lines that it lacks are to be added. */
export const createOfferFromRequest = /*#__PURE__*/ operation<typeof contract.createOfferFromRequest>({
  id: 'createOfferFromRequest',
  method: 'POST',
  path: '/requests/create-offer/:id',
  base: 'quotes',
  answer: 'json',
})

/** Makes a link to the public page of the issued version; `revoke` instead makes every link to it dead. */
export const createOfferLink = /*#__PURE__*/ operation<typeof contract.createOfferLink>({
  id: 'createOfferLink',
  method: 'POST',
  path: '/offers/:id/link',
  base: 'webhook',
  answer: 'json',
})

/** Adds a customer with its address and contact person. Accepts `Idempotency-Key`. */
export const createOrganization = /*#__PURE__*/ operation<typeof contract.createOrganization>({
  id: 'createOrganization',
  method: 'POST',
  path: '/organizations/create',
  base: 'webhook',
  answer: 'json',
})

/** Adds a price list for an organisation or a group of customers. Accepts `Idempotency-Key`. */
export const createPriceList = /*#__PURE__*/ operation<typeof contract.createPriceList>({
  id: 'createPriceList',
  method: 'POST',
  path: '/pricelists/create',
  base: 'webhook',
  answer: 'json',
})

/** Adds a product with its properties and tiers. */
export const createProduct = /*#__PURE__*/ operation<typeof contract.createProduct>({
  id: 'createProduct',
  method: 'POST',
  path: '/products/create',
  base: 'webhook',
  answer: 'json',
})

/** Decides about an account, an item, or a price or number of a customer, and brings it in accordingly; answers what is left to decide about. */
export const decideExactConflict = /*#__PURE__*/ operation<typeof contract.decideExactConflict>({
  id: 'decideExactConflict',
  method: 'POST',
  path: '/Integrations/Exact/Conflicts',
  base: 'webhook',
  answer: 'json',
})

/** The customer declines, with a reason. */
export const declinePublicOffer = /*#__PURE__*/ operation<typeof contract.declinePublicOffer>({
  id: 'declinePublicOffer',
  method: 'POST',
  path: '/public/offers/:token/decline',
  base: 'webhook',
  answer: 'json',
})

/** Takes the logo away; without an id that of the caller's own company. */
export const deleteCompanyLogo = /*#__PURE__*/ operation<typeof contract.deleteCompanyLogo>({
  id: 'deleteCompanyLogo',
  method: 'POST',
  path: '/company/logo/delete',
  base: 'webhook',
  answer: 'none',
})

/** Removes a contact person of a customer; the next one becomes the primary one. */
export const deleteContactPerson = /*#__PURE__*/ operation<typeof contract.deleteContactPerson>({
  id: 'deleteContactPerson',
  method: 'POST',
  path: '/organizations/persons/delete',
  base: 'webhook',
  answer: 'json',
})

/** Deletes a group of customers that has no organisations and no price lists. */
export const deleteCustomerGroup = /*#__PURE__*/ operation<typeof contract.deleteCustomerGroup>({
  id: 'deleteCustomerGroup',
  method: 'POST',
  path: '/customergroups/delete/:id',
  base: 'webhook',
  answer: 'none',
})

/** Deletes a customer's own article number. */
export const deleteCustomerNumber = /*#__PURE__*/ operation<typeof contract.deleteCustomerNumber>({
  id: 'deleteCustomerNumber',
  method: 'POST',
  path: '/customernumbers/delete/:id',
  base: 'webhook',
  answer: 'none',
})

/** Deletes an offer; an accepted one is locked. */
export const deleteOffer = /*#__PURE__*/ operation<typeof contract.deleteOffer>({
  id: 'deleteOffer',
  method: 'POST',
  path: '/offers/delete/:id',
  base: 'offers',
  answer: 'none',
})

/** Removes an attached file; mails that carried it keep it. */
export const deleteOfferAttachment = /*#__PURE__*/ operation<typeof contract.deleteOfferAttachment>({
  id: 'deleteOfferAttachment',
  method: 'POST',
  path: '/offers/:id/attachments/:attachmentId/delete',
  base: 'webhook',
  answer: 'none',
})

/** Deletes a customer that nothing hangs on, or archives it: then it gets no new offers. Both can be taken back. */
export const deleteOrganization = /*#__PURE__*/ operation<typeof contract.deleteOrganization>({
  id: 'deleteOrganization',
  method: 'POST',
  path: '/organizations/delete/:id',
  base: 'webhook',
  answer: 'none',
})

/** Removes an address of a customer; the next one becomes the primary one. */
export const deleteOrganizationAddress = /*#__PURE__*/ operation<typeof contract.deleteOrganizationAddress>({
  id: 'deleteOrganizationAddress',
  method: 'POST',
  path: '/organizations/addresses/delete',
  base: 'webhook',
  answer: 'json',
})

/** Removes an e-mail address or a phone number of a customer; the next of its kind becomes the primary one. */
export const deleteOrganizationContact = /*#__PURE__*/ operation<typeof contract.deleteOrganizationContact>({
  id: 'deleteOrganizationContact',
  method: 'POST',
  path: '/organizations/contacts/delete',
  base: 'webhook',
  answer: 'json',
})

/** Takes the caller's own picture away; the one that the sign-in tells is shown again. */
export const deleteOwnPicture = /*#__PURE__*/ operation<typeof contract.deleteOwnPicture>({
  id: 'deleteOwnPicture',
  method: 'POST',
  path: '/users/me/picture/delete',
  base: 'webhook',
  answer: 'json',
})

/** Deletes a price list with its entries; what was issued by it keeps its prices. */
export const deletePriceList = /*#__PURE__*/ operation<typeof contract.deletePriceList>({
  id: 'deletePriceList',
  method: 'POST',
  path: '/pricelists/delete/:id',
  base: 'webhook',
  answer: 'none',
})

/** Deletes a product group that no product is in; `IN_USE` names those that stand in the way. */
export const deleteProductGroup = /*#__PURE__*/ operation<typeof contract.deleteProductGroup>({
  id: 'deleteProductGroup',
  method: 'POST',
  path: '/productgroups/delete/:id',
  base: 'webhook',
  answer: 'none',
})

/** Deletes a picture of a product. */
export const deleteProductPicture = /*#__PURE__*/ operation<typeof contract.deleteProductPicture>({
  id: 'deleteProductPicture',
  method: 'POST',
  path: '/products/:id/pictures/delete/:pictureId',
  base: 'webhook',
  answer: 'none',
})

/** Deletes a request; the e-mail stays in the mailbox, an offer made from it stays. */
export const deleteQuoteRequest = /*#__PURE__*/ operation<typeof contract.deleteQuoteRequest>({
  id: 'deleteQuoteRequest',
  method: 'POST',
  path: '/quotes/delete/:external_id',
  base: 'quotes',
  answer: 'none',
})

/** Deletes a region that nobody is in; `IN_USE` counts the customers, users, invites and offers that are. */
export const deleteRegion = /*#__PURE__*/ operation<typeof contract.deleteRegion>({
  id: 'deleteRegion',
  method: 'POST',
  path: '/regions/delete/:id',
  base: 'webhook',
  answer: 'none',
})

/** Deletes a surcharge rule. */
export const deleteSurchargeRule = /*#__PURE__*/ operation<typeof contract.deleteSurchargeRule>({
  id: 'deleteSurchargeRule',
  method: 'POST',
  path: '/surcharges/delete/:id',
  base: 'webhook',
  answer: 'none',
})

/** Deletes a template; offers made from it stay. */
export const deleteTemplate = /*#__PURE__*/ operation<typeof contract.deleteTemplate>({
  id: 'deleteTemplate',
  method: 'POST',
  path: '/templates/delete/:id',
  base: 'webhook',
  answer: 'none',
})

/** Deletes a view: one's own, or a shared one as a Manager or Admin. */
export const deleteView = /*#__PURE__*/ operation<typeof contract.deleteView>({
  id: 'deleteView',
  method: 'POST',
  path: '/views/delete/:id',
  base: 'webhook',
  answer: 'none',
})

/** What changed from one version to another: texts, lines by their stable id, amounts. */
export const diffOfferVersions = /*#__PURE__*/ operation<typeof contract.diffOfferVersions>({
  id: 'diffOfferVersions',
  method: 'GET',
  path: '/offers/versions/:offerId/diff',
  base: 'offers',
  answer: 'json',
})

/** Throws away the open draft beside an issued version. */
export const discardOfferDraft = /*#__PURE__*/ operation<typeof contract.discardOfferDraft>({
  id: 'discardOfferDraft',
  method: 'POST',
  path: '/offers/:id/discard-draft',
  base: 'webhook',
  answer: 'json',
})

/** Forgets what was typed: it was saved, or is not wanted. One that is gone already is no error. */
export const discardWorkingCopy = /*#__PURE__*/ operation<typeof contract.discardWorkingCopy>({
  id: 'discardWorkingCopy',
  method: 'POST',
  path: '/working-copies/discard',
  base: 'webhook',
  answer: 'none',
  passive: true,
})

/** Ends a link with Exact Online; what was read over it stays. */
export const disconnectExact = /*#__PURE__*/ operation<typeof contract.disconnectExact>({
  id: 'disconnectExact',
  method: 'POST',
  path: '/Integrations/Exact/Disconnect',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** One attached file. */
export const downloadOfferAttachment = /*#__PURE__*/ operation<typeof contract.downloadOfferAttachment>({
  id: 'downloadOfferAttachment',
  method: 'GET',
  path: '/offers/:id/attachments/:attachmentId',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 60000,
})

/** The PDFs of a bulk download in one ZIP; for whoever asked for it, for ten minutes. */
export const downloadOfferBundle = /*#__PURE__*/ operation<typeof contract.downloadOfferBundle>({
  id: 'downloadOfferBundle',
  method: 'GET',
  path: '/offers/bundles/:bundleId/zip',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 300000,
})

/** The document of a version as PDF, from what is stored; in the offer's language unless told otherwise, a draft marked CONCEPT. */
export const downloadOfferPdf = /*#__PURE__*/ operation<typeof contract.downloadOfferPdf>({
  id: 'downloadOfferPdf',
  method: 'GET',
  path: '/offers/:id/pdf',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 30000,
})

/** A file that goes with the offer. */
export const downloadPublicAttachment = /*#__PURE__*/ operation<typeof contract.downloadPublicAttachment>({
  id: 'downloadPublicAttachment',
  method: 'GET',
  path: '/public/offers/:token/attachments/:attachmentId',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 60000,
})

/** The document as PDF; the signed one once it is accepted. */
export const downloadPublicPdf = /*#__PURE__*/ operation<typeof contract.downloadPublicPdf>({
  id: 'downloadPublicPdf',
  method: 'GET',
  path: '/public/offers/:token/pdf',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 30000,
})

/** A file that came with a mail, always as a download. */
export const downloadQuoteAttachment = /*#__PURE__*/ operation<typeof contract.downloadQuoteAttachment>({
  id: 'downloadQuoteAttachment',
  method: 'GET',
  path: '/quotes/:id/attachments/:attachment_id',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 60000,
})

/** A file that came with a mail that made no request, always as a download. */
export const downloadSkippedAttachment = /*#__PURE__*/ operation<typeof contract.downloadSkippedAttachment>({
  id: 'downloadSkippedAttachment',
  method: 'GET',
  path: '/quotes/skipped/:id/attachments/:attachment_id',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 60000,
})

/** A new draft with the lines of an offer, a number and dates of its own, taxed as its customer is; `reprice` takes today's catalogue prices. Accepts `Idempotency-Key`. */
export const duplicateOffer = /*#__PURE__*/ operation<typeof contract.duplicateOffer>({
  id: 'duplicateOffer',
  method: 'POST',
  path: '/offers/duplicate/:id',
  base: 'webhook',
  answer: 'json',
})

/** A copy of a product without the numbers that name it. Accepts `Idempotency-Key`. */
export const duplicateProduct = /*#__PURE__*/ operation<typeof contract.duplicateProduct>({
  id: 'duplicateProduct',
  method: 'POST',
  path: '/products/duplicate/:id',
  base: 'webhook',
  answer: 'json',
})

/** A copy of a template under a name of its own, not the default. Accepts `Idempotency-Key`. */
export const duplicateTemplate = /*#__PURE__*/ operation<typeof contract.duplicateTemplate>({
  id: 'duplicateTemplate',
  method: 'POST',
  path: '/templates/duplicate/:id',
  base: 'webhook',
  answer: 'json',
})

/** Ends every session of the caller's, this one included. Answered in the next second, from when signing in works again. */
export const endAllSessions = /*#__PURE__*/ operation<typeof contract.endAllSessions>({
  id: 'endAllSessions',
  method: 'POST',
  path: '/users/me/signout-all',
  base: 'webhook',
  answer: 'none',
})

/** Ends this session, or the own one that is named: its tokens, and those it is refreshed to, open nothing any more. */
export const endSession = /*#__PURE__*/ operation<typeof contract.endSession>({
  id: 'endSession',
  method: 'POST',
  path: '/users/me/signout',
  base: 'webhook',
  answer: 'none',
})

/** Empties what is known of a person, but for what has to be kept, and ends their sessions. */
export const erasePerson = /*#__PURE__*/ operation<typeof contract.erasePerson>({
  id: 'erasePerson',
  method: 'POST',
  path: '/Settings/Data/Erasure',
  base: 'webhook',
  answer: 'json',
})

/** Completes the connection with the code that Exact Online sent back. */
export const exchangeExactToken = /*#__PURE__*/ operation<typeof contract.exchangeExactToken>({
  id: 'exchangeExactToken',
  method: 'POST',
  path: '/Integrations/Exact/TokenExchange',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** The same as CSV, as Dutch spreadsheets read it, at most 10,000 rows; more is TOO_LARGE. */
export const exportActivity = /*#__PURE__*/ operation<typeof contract.exportActivity>({
  id: 'exportActivity',
  method: 'GET',
  path: '/activity/export',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 60000,
})

/** The customers of the list, for its filters and by name, as a file that can be imported again. At most 50,000; more is TOO_LARGE. CSV as Dutch spreadsheets read it. Managers and Admins of the seller only. */
export const exportCustomers = /*#__PURE__*/ operation<typeof contract.exportCustomers>({
  id: 'exportCustomers',
  method: 'GET',
  path: '/organizations/export',
  base: 'webhook',
  answer: 'file',
  jsonQuery: ['filters'],
  timeoutMs: 120000,
})

/** The offers of the list as a spreadsheet, at most 10,000; more is TOO_LARGE. CSV as Dutch spreadsheets read it. */
export const exportOffers = /*#__PURE__*/ operation<typeof contract.exportOffers>({
  id: 'exportOffers',
  method: 'GET',
  path: '/offers/export',
  base: 'webhook',
  answer: 'file',
  jsonQuery: ['filters'],
  timeoutMs: 60000,
})

/** The price lists of a tenant, or the one that is named, a row for each tier, as a file that can be imported again. At most 100,000 rows and 500 lists; more is TOO_LARGE. CSV as Dutch spreadsheets read it. */
export const exportPriceLists = /*#__PURE__*/ operation<typeof contract.exportPriceLists>({
  id: 'exportPriceLists',
  method: 'GET',
  path: '/pricelists/export',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 120000,
})

/** All products that are not archived, a row for each tier, as a file that can be imported again. At most 25,000 products and 200,000 rows; more is TOO_LARGE. CSV as Dutch spreadsheets read it. */
export const exportProducts = /*#__PURE__*/ operation<typeof contract.exportProducts>({
  id: 'exportProducts',
  method: 'GET',
  path: '/products/export',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 120000,
})

/** Makes an issued offer valid until a later day; the same version, and its link lives again. `notify` tells the customer. */
export const extendOffer = /*#__PURE__*/ operation<typeof contract.extendOffer>({
  id: 'extendOffer',
  method: 'POST',
  path: '/offers/:id/validity',
  base: 'webhook',
  answer: 'json',
})

/** The file of an export, once, for who asked for it: tables as CSV and JSON, files, documents. */
export const fetchDataExport = /*#__PURE__*/ operation<typeof contract.fetchDataExport>({
  id: 'fetchDataExport',
  method: 'POST',
  path: '/Settings/Data/Exports/:id/fetch',
  base: 'webhook',
  answer: 'file',
  timeoutMs: 600000,
})

/** Reads the unread e-mails of the mailbox into requests. */
export const fetchMail = /*#__PURE__*/ operation<typeof contract.fetchMail>({
  id: 'fetchMail',
  method: 'POST',
  path: '/fetchMail',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 120000,
})

/** Street and city of a Dutch postcode and house number; an empty list where there is no such address. */
export const findAddress = /*#__PURE__*/ operation<typeof contract.findAddress>({
  id: 'findAddress',
  method: 'POST',
  path: '/registers/address',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 20000,
})

/** Companies of the Dutch trade register with this name or number, ten at most. */
export const findCompanies = /*#__PURE__*/ operation<typeof contract.findCompanies>({
  id: 'findCompanies',
  method: 'POST',
  path: '/registers/companies',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 20000,
})

/** Accounts of the administration in use, as they were read the last time, by words in their code, name, place or number for VAT: twenty at most. */
export const findExactAccounts = /*#__PURE__*/ operation<typeof contract.findExactAccounts>({
  id: 'findExactAccounts',
  method: 'GET',
  path: '/Integrations/Exact/Accounts',
  base: 'webhook',
  answer: 'json',
})

/** Sales items of the administration in use, by what their code begins with or by words in their name. */
export const findExactItems = /*#__PURE__*/ operation<typeof contract.findExactItems>({
  id: 'findExactItems',
  method: 'GET',
  path: '/Integrations/Exact/Items',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** Contact persons of the caller's tenant who have no e-mail address, by name; at most twenty. */
export const findUnaddressedContacts = /*#__PURE__*/ operation<typeof contract.findUnaddressedContacts>({
  id: 'findUnaddressedContacts',
  method: 'GET',
  path: '/Settings/Data/Erasure/contacts',
  base: 'webhook',
  answer: 'json',
})

/** What people see of a published version of an area, and what it would lack if it were live. */
export const getAreaVersion = /*#__PURE__*/ operation<typeof contract.getAreaVersion>({
  id: 'getAreaVersion',
  method: 'GET',
  path: '/environments/:name/areas/:area/versions/:version',
  base: 'webhook',
  answer: 'json',
})

/** The boot manifest of this environment, the same as in the page. */
export const getBootManifest = /*#__PURE__*/ operation<typeof contract.getBootManifest>({
  id: 'getBootManifest',
  method: 'GET',
  path: '/boot',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** The company on the settings page; without an id the caller's own. */
export const getCompanyAddress = /*#__PURE__*/ operation<typeof contract.getCompanyAddress>({
  id: 'getCompanyAddress',
  method: 'GET',
  path: '/Settings/OrganizationAddress',
  base: 'webhook',
  answer: 'json',
})

/** Address of a company's logo; without an id the caller's own company. */
export const getCompanyLogo = /*#__PURE__*/ operation<typeof contract.getCompanyLogo>({
  id: 'getCompanyLogo',
  method: 'GET',
  path: '/company/logo',
  base: 'webhook',
  answer: 'json',
})

/** One customer with address, contacts and contact persons. */
export const getCustomer = /*#__PURE__*/ operation<typeof contract.getCustomer>({
  id: 'getCustomer',
  method: 'GET',
  path: '/customer',
  base: 'webhook',
  answer: 'json',
})

/** A group of customers with the organisations in it. */
export const getCustomerGroup = /*#__PURE__*/ operation<typeof contract.getCustomerGroup>({
  id: 'getCustomerGroup',
  method: 'GET',
  path: '/customergroups/:id',
  base: 'webhook',
  answer: 'json',
})

/** What a customer pays for a quantity of a product on a day (today unless it is sent), and why. */
export const getCustomerPrice = /*#__PURE__*/ operation<typeof contract.getCustomerPrice>({
  id: 'getCustomerPrice',
  method: 'GET',
  path: '/pricelists/price',
  base: 'webhook',
  answer: 'json',
})

/** Offers and their value by month, and what became of them; the last twelve months unless told otherwise. */
export const getDashboardCharts = /*#__PURE__*/ operation<typeof contract.getDashboardCharts>({
  id: 'getDashboardCharts',
  method: 'GET',
  path: '/stats/dashboard/charts',
  base: 'webhook',
  answer: 'json',
})

/** Figures of the dashboard for a period, the last 30 days unless told otherwise, with the change against the one before. */
export const getDashboardStats = /*#__PURE__*/ operation<typeof contract.getDashboardStats>({
  id: 'getDashboardStats',
  method: 'GET',
  path: '/stats/dashboard',
  base: 'webhook',
  answer: 'json',
})

/** What waits for somebody, the most urgent first: questions, expiring and viewed offers, open requests; and what a new tenant begins with. */
export const getDashboardToday = /*#__PURE__*/ operation<typeof contract.getDashboardToday>({
  id: 'getDashboardToday',
  method: 'GET',
  path: '/stats/dashboard/today',
  base: 'webhook',
  answer: 'json',
})

/** How the figures of the dashboard came to be: at most sixteen steps of a period, oldest first. */
export const getDashboardTrend = /*#__PURE__*/ operation<typeof contract.getDashboardTrend>({
  id: 'getDashboardTrend',
  method: 'GET',
  path: '/stats/dashboard/trend',
  base: 'webhook',
  answer: 'json',
})

/** How the versions that run in an environment did in the last day, as browsers measured it. */
export const getEnvironmentHealth = /*#__PURE__*/ operation<typeof contract.getEnvironmentHealth>({
  id: 'getEnvironmentHealth',
  method: 'GET',
  path: '/environments/:name/health',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** What stands for what in the administration in use: VAT, surcharges and free text, and units. */
export const getExactMapping = /*#__PURE__*/ operation<typeof contract.getExactMapping>({
  id: 'getExactMapping',
  method: 'GET',
  path: '/Integrations/Exact/Mapping',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** Whether the mapping is complete, by what was read of the administration in use the last time. */
export const getExactMappingState = /*#__PURE__*/ operation<typeof contract.getExactMappingState>({
  id: 'getExactMappingState',
  method: 'GET',
  path: '/Integrations/Exact/Mapping/State',
  base: 'webhook',
  answer: 'json',
})

/** Whether an offer is in Exact Online, and what keeps it from being there. */
export const getExactPush = /*#__PURE__*/ operation<typeof contract.getExactPush>({
  id: 'getExactPush',
  method: 'GET',
  path: '/Integrations/Exact/Push/:id',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** As what accepted offers go to Exact Online, and whether by themselves. */
export const getExactPushSettings = /*#__PURE__*/ operation<typeof contract.getExactPushSettings>({
  id: 'getExactPushSettings',
  method: 'GET',
  path: '/Integrations/Exact/Settings',
  base: 'webhook',
  answer: 'json',
})

/** The state of the tenant's connection with Exact Online. */
export const getExactStatus = /*#__PURE__*/ operation<typeof contract.getExactStatus>({
  id: 'getExactStatus',
  method: 'GET',
  path: '/Integrations/Exact/Status',
  base: 'webhook',
  answer: 'json',
})

/** When everything is looked at by itself, and who is right where both sides changed the same. */
export const getExactSyncSettings = /*#__PURE__*/ operation<typeof contract.getExactSyncSettings>({
  id: 'getExactSyncSettings',
  method: 'GET',
  path: '/Integrations/Exact/Sync/Settings',
  base: 'webhook',
  answer: 'json',
})

/** Where the requests of a tenant come in. */
export const getMailbox = /*#__PURE__*/ operation<typeof contract.getMailbox>({
  id: 'getMailbox',
  method: 'GET',
  path: '/Settings/Mailbox',
  base: 'webhook',
  answer: 'json',
})

/** By mail, in the product, or not at all: what the caller is told of, for every event. */
export const getNotificationChoices = /*#__PURE__*/ operation<typeof contract.getNotificationChoices>({
  id: 'getNotificationChoices',
  method: 'GET',
  path: '/users/me/notifications',
  base: 'webhook',
  answer: 'json',
})

/** One offer, by numeric id or externalId; `version` asks for an older one. */
export const getOffer = /*#__PURE__*/ operation<typeof contract.getOffer>({
  id: 'getOffer',
  method: 'GET',
  path: '/offer',
  base: 'webhook',
  answer: 'json',
})

/** Wording of the mails about offers, in Dutch and English. */
export const getOfferMailTexts = /*#__PURE__*/ operation<typeof contract.getOfferMailTexts>({
  id: 'getOfferMailTexts',
  method: 'GET',
  path: '/Settings/OfferTexts',
  base: 'webhook',
  answer: 'json',
})

/** What happened to an offer after an entry of its log, for the page that has it open; one statement. */
export const getOfferNews = /*#__PURE__*/ operation<typeof contract.getOfferNews>({
  id: 'getOfferNews',
  method: 'GET',
  path: '/offers/:id/news',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** The billing address that a new offer for this organisation gets. */
export const getOfferOrganizationAddress = /*#__PURE__*/ operation<typeof contract.getOfferOrganizationAddress>({
  id: 'getOfferOrganizationAddress',
  method: 'GET',
  path: '/offerorganizationaddress',
  base: 'webhook',
  answer: 'json',
})

/** Lines of the issued version whose catalogue price is another today; the offer's own prices stay. */
export const getOfferPriceChanges = /*#__PURE__*/ operation<typeof contract.getOfferPriceChanges>({
  id: 'getOfferPriceChanges',
  method: 'GET',
  path: '/offers/:id/price-changes',
  base: 'webhook',
  answer: 'json',
})

/** What new offers start from: numbering, validity, tax, currency, terms, signature, reminders. */
export const getOfferSettings = /*#__PURE__*/ operation<typeof contract.getOfferSettings>({
  id: 'getOfferSettings',
  method: 'GET',
  path: '/Settings/Offer',
  base: 'webhook',
  answer: 'json',
})

/** One version of an offer, as it was frozen when it was issued. */
export const getOfferVersion = /*#__PURE__*/ operation<typeof contract.getOfferVersion>({
  id: 'getOfferVersion',
  method: 'GET',
  path: '/offers/versions/:offerId/:version',
  base: 'offers',
  answer: 'json',
})

/** One organisation, as in the list. */
export const getOrganization = /*#__PURE__*/ operation<typeof contract.getOrganization>({
  id: 'getOrganization',
  method: 'GET',
  path: '/organization',
  base: 'webhook',
  answer: 'json',
})

/** Customers by status and what they accepted, for the same filters as the list. */
export const getOrganizationStats = /*#__PURE__*/ operation<typeof contract.getOrganizationStats>({
  id: 'getOrganizationStats',
  method: 'GET',
  path: '/organizations/stats',
  base: 'webhook',
  answer: 'json',
  jsonQuery: ['filters'],
})

/** Offers that were issued for the first time in this calendar month, and how many the plan allows. */
export const getPlanUsage = /*#__PURE__*/ operation<typeof contract.getPlanUsage>({
  id: 'getPlanUsage',
  method: 'GET',
  path: '/subscription/usage',
  base: 'webhook',
  answer: 'json',
})

/** A price list with its entries. */
export const getPriceList = /*#__PURE__*/ operation<typeof contract.getPriceList>({
  id: 'getPriceList',
  method: 'GET',
  path: '/pricelists/:id',
  base: 'webhook',
  answer: 'json',
})

/** A product with all that is kept of it, archived ones too. */
export const getProduct = /*#__PURE__*/ operation<typeof contract.getProduct>({
  id: 'getProduct',
  method: 'GET',
  path: '/products/:id',
  base: 'webhook',
  answer: 'json',
})

/** How far an import of products is, and what became of it. */
export const getProductImport = /*#__PURE__*/ operation<typeof contract.getProductImport>({
  id: 'getProductImport',
  method: 'GET',
  path: '/productimports/:id',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** Counts and stock value for the cards above the product list. */
export const getProductStats = /*#__PURE__*/ operation<typeof contract.getProductStats>({
  id: 'getProductStats',
  method: 'GET',
  path: '/products/stats',
  base: 'webhook',
  answer: 'json',
})

/** The offer behind a link; changes nothing but the time of the first view, which staff and mail scanners don't count for. */
export const getPublicOffer = /*#__PURE__*/ operation<typeof contract.getPublicOffer>({
  id: 'getPublicOffer',
  method: 'GET',
  path: '/public/offers/:token',
  base: 'webhook',
  answer: 'json',
})

/** The text of an attachment as lines that were read from it count in it; null for one that is no plain text or CSV. */
export const getQuoteAttachmentText = /*#__PURE__*/ operation<typeof contract.getQuoteAttachmentText>({
  id: 'getQuoteAttachmentText',
  method: 'GET',
  path: '/quotes/:id/attachments/:attachment_id/text',
  base: 'webhook',
  answer: 'json',
})

/** The HTML of a mail, cleaned by an allow list, for a frame that neither runs nor loads anything. */
export const getQuoteMailHtml = /*#__PURE__*/ operation<typeof contract.getQuoteMailHtml>({
  id: 'getQuoteMailHtml',
  method: 'GET',
  path: '/quotes/:id/mails/:mail_id/html',
  base: 'webhook',
  answer: 'json',
})

/** One request with its mails, lines, matches and the customers it may be from. */
export const getQuoteRequest = /*#__PURE__*/ operation<typeof contract.getQuoteRequest>({
  id: 'getQuoteRequest',
  method: 'GET',
  path: '/quotes/:id',
  base: 'webhook',
  answer: 'json',
})

/** Which registers outside this product can be asked; Managers and Admins of the seller only. */
export const getRegisters = /*#__PURE__*/ operation<typeof contract.getRegisters>({
  id: 'getRegisters',
  method: 'GET',
  path: '/registers',
  base: 'webhook',
  answer: 'json',
})

/** Of lines that somebody was done with, how often what was proposed was changed, by score. */
export const getRequestScores = /*#__PURE__*/ operation<typeof contract.getRequestScores>({
  id: 'getRequestScores',
  method: 'GET',
  path: '/Settings/Requests/scores',
  base: 'webhook',
  answer: 'json',
})

/** How long mails are kept, and from which score a product is certain. */
export const getRequestSettings = /*#__PURE__*/ operation<typeof contract.getRequestSettings>({
  id: 'getRequestSettings',
  method: 'GET',
  path: '/Settings/Requests',
  base: 'webhook',
  answer: 'json',
})

/** A mail that made no request, with its whole text and its files. */
export const getSkippedMail = /*#__PURE__*/ operation<typeof contract.getSkippedMail>({
  id: 'getSkippedMail',
  method: 'GET',
  path: '/quotes/skipped/:id',
  base: 'webhook',
  answer: 'json',
})

/** The HTML of a mail that made no request, cleaned by an allow list, for a frame that neither runs nor loads anything. */
export const getSkippedMailHtml = /*#__PURE__*/ operation<typeof contract.getSkippedMailHtml>({
  id: 'getSkippedMailHtml',
  method: 'GET',
  path: '/quotes/skipped/:id/html',
  base: 'webhook',
  answer: 'json',
})

/** Users by status, for the same filters as the list. */
export const getUserStats = /*#__PURE__*/ operation<typeof contract.getUserStats>({
  id: 'getUserStats',
  method: 'GET',
  path: '/users/stats',
  base: 'webhook',
  answer: 'json',
})

/** Notes that the caller agrees with a version of the privacy policy. */
export const giveConsent = /*#__PURE__*/ operation<typeof contract.giveConsent>({
  id: 'giveConsent',
  method: 'POST',
  path: '/users/me/consent',
  base: 'webhook',
  answer: 'json',
})

/** Adds and changes a customer's own article numbers from CSV or XLSX of at most 2 MB and 20,000 rows, whose first row names the columns. `mapping` says for each column whether it is `number`, `sku` or `product_id`, or is empty; without it their titles do. Rows with a mistake are left out and told; nothing is stored where `dry_run` is `true`. */
export const importCustomerNumbers = /*#__PURE__*/ operation<typeof contract.importCustomerNumbers>({
  id: 'importCustomerNumbers',
  method: 'POST',
  path: '/customernumbers/import',
  base: 'webhook',
  answer: 'json',
  fileField: 'file',
  timeoutMs: 60000,
})

/** Adds and changes customers from a file (CSV or XLSX of at most 10 MB and 10,000 rows), all of it or nothing. A customer is known by its id, else by its VAT number, else by its number in the trade register, and is new otherwise; rows with a mistake are left out and told, and those that are probably there already unless `allow_duplicates` is `true`. An empty cell empties its field, a column that is missing leaves it. Nothing is stored where `dry_run` is `true`. */
export const importCustomers = /*#__PURE__*/ operation<typeof contract.importCustomers>({
  id: 'importCustomers',
  method: 'POST',
  path: '/organizations/import',
  base: 'webhook',
  answer: 'json',
  fileField: 'file',
  timeoutMs: 120000,
})

/** Adds and changes price lists from a file (CSV or XLSX of at most 20 MB, 100,000 rows and 500 lists), all of it or nothing; prices with a mistake are left out and told, and what is not in the file stays. `mapping` says for each column what it is read as, or is empty; without it their titles do. Nothing is stored where `dry_run` is `true`. */
export const importPriceLists = /*#__PURE__*/ operation<typeof contract.importPriceLists>({
  id: 'importPriceLists',
  method: 'POST',
  path: '/pricelists/import',
  base: 'webhook',
  answer: 'json',
  fileField: 'file',
  timeoutMs: 120000,
})

/** Begins to read a file of products (CSV, XLSX or BMEcat 2005, at most 40 MB, 200,000 rows and 25,000 products) into the catalogue, all of it or nothing; products with a mistake are left out and told. What becomes of it is asked with getProductImport. One at a time: otherwise ALREADY_RUNNING. */
export const importProducts = /*#__PURE__*/ operation<typeof contract.importProducts>({
  id: 'importProducts',
  method: 'POST',
  path: '/products/import',
  base: 'webhook',
  answer: 'json',
  fileField: 'file',
  timeoutMs: 120000,
})

/** The same for what could not be kept when it was typed. */
export const keepLateWorkingCopy = /*#__PURE__*/ operation<typeof contract.keepLateWorkingCopy>({
  id: 'keepLateWorkingCopy',
  method: 'POST',
  path: '/working-copies/late',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** Keeps what the caller is typing, for 30 days. STALE when another form wrote it since. The same once more changes nothing. */
export const keepWorkingCopy = /*#__PURE__*/ operation<typeof contract.keepWorkingCopy>({
  id: 'keepWorkingCopy',
  method: 'POST',
  path: '/working-copies',
  base: 'webhook',
  answer: 'json',
})

/** What was done in a tenant, newest first; Managers and Admins of the seller only. */
export const listActivity = /*#__PURE__*/ operation<typeof contract.listActivity>({
  id: 'listActivity',
  method: 'GET',
  path: '/activity',
  base: 'webhook',
  answer: 'page',
})

/** The groups of customers of a tenant, by name. */
export const listCustomerGroups = /*#__PURE__*/ operation<typeof contract.listCustomerGroups>({
  id: 'listCustomerGroups',
  method: 'GET',
  path: '/customergroups',
  base: 'webhook',
  answer: 'json',
})

/** A page of a customer's own article numbers, by number; `search` is in the number, the product or its SKU. */
export const listCustomerNumbers = /*#__PURE__*/ operation<typeof contract.listCustomerNumbers>({
  id: 'listCustomerNumbers',
  method: 'GET',
  path: '/customernumbers',
  base: 'webhook',
  answer: 'page',
})

/** A page of customers, highest value first unless told otherwise. */
export const listCustomers = /*#__PURE__*/ operation<typeof contract.listCustomers>({
  id: 'listCustomers',
  method: 'GET',
  path: '/organizationList',
  base: 'webhook',
  answer: 'page',
  jsonQuery: ['filters'],
})

/** The last exports of everything that the caller's tenant has, and how far each is. */
export const listDataExports = /*#__PURE__*/ operation<typeof contract.listDataExports>({
  id: 'listDataExports',
  method: 'GET',
  path: '/Settings/Data/Exports',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** Offers that were deleted in the last 30 days and can be brought back, the last deleted first. */
export const listDeletedOffers = /*#__PURE__*/ operation<typeof contract.listDeletedOffers>({
  id: 'listDeletedOffers',
  method: 'GET',
  path: '/offers/deleted',
  base: 'webhook',
  answer: 'page',
})

/** The deploy tokens of an environment, the revoked ones as well; never their secrets. */
export const listDeployTokens = /*#__PURE__*/ operation<typeof contract.listDeployTokens>({
  id: 'listDeployTokens',
  method: 'GET',
  path: '/environments/:name/tokens',
  base: 'webhook',
  answer: 'json',
})

/** Who changed an environment when and why, the latest hundred, newest first. */
export const listEnvironmentHistory = /*#__PURE__*/ operation<typeof contract.listEnvironmentHistory>({
  id: 'listEnvironmentHistory',
  method: 'GET',
  path: '/environments/:name/history',
  base: 'webhook',
  answer: 'json',
})

/** Every environment of this installation, in the order in which a version passes them: which version of which area is live, and what else was published. */
export const listEnvironments = /*#__PURE__*/ operation<typeof contract.listEnvironments>({
  id: 'listEnvironments',
  method: 'GET',
  path: '/environments',
  base: 'webhook',
  answer: 'json',
})

/** What a person decides about in the administration in use: accounts, items, and prices and numbers of customers, two hundred records at most of each. */
export const listExactConflicts = /*#__PURE__*/ operation<typeof contract.listExactConflicts>({
  id: 'listExactConflicts',
  method: 'GET',
  path: '/Integrations/Exact/Conflicts',
  base: 'webhook',
  answer: 'json',
})

/** The administrations that the login of a link reaches; without an environment that of the one in use. */
export const listExactDivisions = /*#__PURE__*/ operation<typeof contract.listExactDivisions>({
  id: 'listExactDivisions',
  method: 'GET',
  path: '/Integrations/Exact/Divisions',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** What was done line by line, or would be; nothing of a job that is not there. */
export const listExactJobRows = /*#__PURE__*/ operation<typeof contract.listExactJobRows>({
  id: 'listExactJobRows',
  method: 'GET',
  path: '/Integrations/Exact/Jobs/:id/Rows',
  base: 'webhook',
  answer: 'json',
})

/** What is and was brought in from Exact Online, how far it is and what became of it: the last twenty, the last first. */
export const listExactJobs = /*#__PURE__*/ operation<typeof contract.listExactJobs>({
  id: 'listExactJobs',
  method: 'GET',
  path: '/Integrations/Exact/Jobs',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** Customers with the accounts that they are in the administration in use, as it was read the last time, by name. */
export const listExactMappedCustomers = /*#__PURE__*/ operation<typeof contract.listExactMappedCustomers>({
  id: 'listExactMappedCustomers',
  method: 'GET',
  path: '/Integrations/Exact/Mapping/Customers',
  base: 'webhook',
  answer: 'json',
})

/** Products and their variants with the items that they are in the administration in use, as it was read the last time, by name. */
export const listExactMappedItems = /*#__PURE__*/ operation<typeof contract.listExactMappedItems>({
  id: 'listExactMappedItems',
  method: 'GET',
  path: '/Integrations/Exact/Mapping/Items',
  base: 'webhook',
  answer: 'json',
})

/** What failed in browsers within thirty days, newest first, at most a hundred; by the id that somebody saw. */
export const listFailures = /*#__PURE__*/ operation<typeof contract.listFailures>({
  id: 'listFailures',
  method: 'GET',
  path: '/environments/:name/failures',
  base: 'webhook',
  answer: 'json',
})

/** A page of invites, newest first unless told otherwise; `search` looks at the e-mail address. */
export const listInvites = /*#__PURE__*/ operation<typeof contract.listInvites>({
  id: 'listInvites',
  method: 'GET',
  path: '/invites',
  base: 'webhook',
  answer: 'json',
})

/** By which providers the caller has signed in, the one used last first. */
export const listLoginProviders = /*#__PURE__*/ operation<typeof contract.listLoginProviders>({
  id: 'listLoginProviders',
  method: 'GET',
  path: '/users/me/loginproviders',
  base: 'webhook',
  answer: 'json',
})

/** The caller's own notifications, newest first. */
export const listNotifications = /*#__PURE__*/ operation<typeof contract.listNotifications>({
  id: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  base: 'webhook',
  answer: 'page',
})

/** What happened to an offer, newest first; customers see what concerns them. */
export const listOfferActivity = /*#__PURE__*/ operation<typeof contract.listOfferActivity>({
  id: 'listOfferActivity',
  method: 'GET',
  path: '/offers/:id/activity',
  base: 'webhook',
  answer: 'page',
})

/** Files that go with an offer, oldest first; customers see those meant for them. */
export const listOfferAttachments = /*#__PURE__*/ operation<typeof contract.listOfferAttachments>({
  id: 'listOfferAttachments',
  method: 'GET',
  path: '/offers/:id/attachments',
  base: 'webhook',
  answer: 'json',
})

/** Questions and answers about an offer, oldest first; customers see those meant for them. */
export const listOfferComments = /*#__PURE__*/ operation<typeof contract.listOfferComments>({
  id: 'listOfferComments',
  method: 'GET',
  path: '/offers/:id/comments',
  base: 'webhook',
  answer: 'json',
})

/** Mails about an offer with their delivery, newest first. */
export const listOfferMails = /*#__PURE__*/ operation<typeof contract.listOfferMails>({
  id: 'listOfferMails',
  method: 'GET',
  path: '/offers/:id/messages',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** Versions of an offer, newest first. */
export const listOfferVersions = /*#__PURE__*/ operation<typeof contract.listOfferVersions>({
  id: 'listOfferVersions',
  method: 'GET',
  path: '/offers/versions/:offerId',
  base: 'offers',
  answer: 'json',
})

/** The ten lines that a product was offered in last, the latest offer first. */
export const listOfferedLines = /*#__PURE__*/ operation<typeof contract.listOfferedLines>({
  id: 'listOfferedLines',
  method: 'GET',
  path: '/products/:id/offers',
  base: 'webhook',
  answer: 'json',
})

/** A page of the offers that the caller may see, newest first unless told otherwise. */
export const listOffers = /*#__PURE__*/ operation<typeof contract.listOffers>({
  id: 'listOffers',
  method: 'GET',
  path: '/offers',
  base: 'webhook',
  answer: 'page',
  jsonQuery: ['filters'],
})

/** What was done with a customer, newest first; Managers and Admins of the seller only. */
export const listOrganizationActivity = /*#__PURE__*/ operation<typeof contract.listOrganizationActivity>({
  id: 'listOrganizationActivity',
  method: 'GET',
  path: '/organizations/activity',
  base: 'webhook',
  answer: 'page',
})

/** Addresses of an organisation, the primary one first. */
export const listOrganizationAddresses = /*#__PURE__*/ operation<typeof contract.listOrganizationAddresses>({
  id: 'listOrganizationAddresses',
  method: 'GET',
  path: '/organizations/addresses',
  base: 'webhook',
  answer: 'json',
})

/** E-mail addresses and phone numbers of an organisation, primary ones first. */
export const listOrganizationContacts = /*#__PURE__*/ operation<typeof contract.listOrganizationContacts>({
  id: 'listOrganizationContacts',
  method: 'GET',
  path: '/organizations/contacts',
  base: 'webhook',
  answer: 'json',
})

/** Merges into a customer that can still be undone, newest first, with what would stay. */
export const listOrganizationMerges = /*#__PURE__*/ operation<typeof contract.listOrganizationMerges>({
  id: 'listOrganizationMerges',
  method: 'GET',
  path: '/organizations/merges',
  base: 'webhook',
  answer: 'json',
})

/** Id and name of organisations in scope, by name: those of `ids` (comma-joined), of `tenantId`, or all. */
export const listOrganizations = /*#__PURE__*/ operation<typeof contract.listOrganizations>({
  id: 'listOrganizations',
  method: 'GET',
  path: '/organizations',
  base: 'webhook',
  answer: 'json',
})

/** The price lists of a tenant, by name; those that one customer has, as such or through its group. */
export const listPriceLists = /*#__PURE__*/ operation<typeof contract.listPriceLists>({
  id: 'listPriceLists',
  method: 'GET',
  path: '/pricelists',
  base: 'webhook',
  answer: 'json',
})

/** The price lists that a product has a price in, those that end last first. */
export const listPriceListsOfProduct = /*#__PURE__*/ operation<typeof contract.listPriceListsOfProduct>({
  id: 'listPriceListsOfProduct',
  method: 'GET',
  path: '/products/:id/pricelists',
  base: 'webhook',
  answer: 'json',
})

/** Product groups of a tenant, by name, with how many products each has. */
export const listProductGroupUse = /*#__PURE__*/ operation<typeof contract.listProductGroupUse>({
  id: 'listProductGroupUse',
  method: 'GET',
  path: '/productgroups/use',
  base: 'webhook',
  answer: 'json',
})

/** Product groups of a tenant, by name. */
export const listProductGroups = /*#__PURE__*/ operation<typeof contract.listProductGroups>({
  id: 'listProductGroups',
  method: 'GET',
  path: '/productgroups',
  base: 'webhook',
  answer: 'json',
})

/** The pictures of a product; the first one stands for it in lists. */
export const listProductPictures = /*#__PURE__*/ operation<typeof contract.listProductPictures>({
  id: 'listProductPictures',
  method: 'GET',
  path: '/products/:id/pictures',
  base: 'webhook',
  answer: 'json',
})

/** A page of products, by name; `visible` omitted gives both. */
export const listProducts = /*#__PURE__*/ operation<typeof contract.listProducts>({
  id: 'listProducts',
  method: 'POST',
  path: '/products',
  base: 'webhook',
  answer: 'page',
})

/** The kinds of property that a product can have: the known ones, then those that a tenant's products have, the most used first and at most 200 of them. A new one is made by saving a product that has it. */
export const listPropertyTypes = /*#__PURE__*/ operation<typeof contract.listPropertyTypes>({
  id: 'listPropertyTypes',
  method: 'GET',
  path: '/products/propertytypes',
  base: 'webhook',
  answer: 'json',
})

/** Up to ten products that may be what a line asks for, best first, those that were not chosen included. */
export const listQuoteCandidates = /*#__PURE__*/ operation<typeof contract.listQuoteCandidates>({
  id: 'listQuoteCandidates',
  method: 'GET',
  path: '/quotes/:id/lines/:position/candidates',
  base: 'webhook',
  answer: 'json',
})

/** A page of quote requests with their lines, last received first unless told otherwise. */
export const listQuoteRequests = /*#__PURE__*/ operation<typeof contract.listQuoteRequests>({
  id: 'listQuoteRequests',
  method: 'POST',
  path: '/quotes',
  base: 'webhook',
  answer: 'page',
})

/** Regions of a tenant, by name. */
export const listRegions = /*#__PURE__*/ operation<typeof contract.listRegions>({
  id: 'listRegions',
  method: 'GET',
  path: '/regions',
  base: 'webhook',
  answer: 'json',
})

/** The roles that exist, by id. */
export const listRoles = /*#__PURE__*/ operation<typeof contract.listRoles>({
  id: 'listRoles',
  method: 'GET',
  path: '/roles',
  base: 'webhook',
  answer: 'json',
})

/** What a quantity can count: the known units, and a tenant's own. */
export const listSalesUnits = /*#__PURE__*/ operation<typeof contract.listSalesUnits>({
  id: 'listSalesUnits',
  method: 'GET',
  path: '/products/units',
  base: 'webhook',
  answer: 'json',
})

/** The caller's own sessions that have not ended, the one used last first; a hundred at most. */
export const listSessions = /*#__PURE__*/ operation<typeof contract.listSessions>({
  id: 'listSessions',
  method: 'GET',
  path: '/users/me/sessions',
  base: 'webhook',
  answer: 'json',
})

/** A page of mails that made no request, with the reason, last received first unless told otherwise. */
export const listSkippedMails = /*#__PURE__*/ operation<typeof contract.listSkippedMails>({
  id: 'listSkippedMails',
  method: 'POST',
  path: '/quotes/skipped',
  base: 'webhook',
  answer: 'page',
})

/** Tenants by name, with their subscriptions and what is used of them; for an Admin. */
export const listSubscriptions = /*#__PURE__*/ operation<typeof contract.listSubscriptions>({
  id: 'listSubscriptions',
  method: 'GET',
  path: '/tenants/subscriptions',
  base: 'webhook',
  answer: 'page',
})

/** Surcharge rules of a tenant in the order in which they appear on an offer. */
export const listSurchargeRules = /*#__PURE__*/ operation<typeof contract.listSurchargeRules>({
  id: 'listSurchargeRules',
  method: 'GET',
  path: '/surcharges',
  base: 'webhook',
  answer: 'json',
})

/** Offer templates of a tenant: the default one first, then by name. */
export const listTemplates = /*#__PURE__*/ operation<typeof contract.listTemplates>({
  id: 'listTemplates',
  method: 'GET',
  path: '/templates',
  base: 'webhook',
  answer: 'json',
})

/** The tenants that the caller may see, by name. */
export const listTenants = /*#__PURE__*/ operation<typeof contract.listTenants>({
  id: 'listTenants',
  method: 'GET',
  path: '/tenants',
  base: 'webhook',
  answer: 'json',
})

/** What a user is asked for besides at the sign-in; for an Admin, where the project has second factors. */
export const listUserSecondFactors = /*#__PURE__*/ operation<typeof contract.listUserSecondFactors>({
  id: 'listUserSecondFactors',
  method: 'GET',
  path: '/users/:id/second-factors',
  base: 'webhook',
  answer: 'json',
})

/** How a user signs in, and what other sign-ins with the same address were refused; for an Admin. */
export const listUserSignIns = /*#__PURE__*/ operation<typeof contract.listUserSignIns>({
  id: 'listUserSignIns',
  method: 'GET',
  path: '/users/:id/signins',
  base: 'webhook',
  answer: 'json',
})

/** A page of users, newest first unless told otherwise; `search` looks at the e-mail address. */
export const listUsers = /*#__PURE__*/ operation<typeof contract.listUsers>({
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  base: 'webhook',
  answer: 'json',
})

/** The caller's own views of a list and those that are shared in the tenant, by name. */
export const listViews = /*#__PURE__*/ operation<typeof contract.listViews>({
  id: 'listViews',
  method: 'GET',
  path: '/views',
  base: 'webhook',
  answer: 'json',
})

/** What the caller typed about one thing and did not save, the newest first. */
export const listWorkingCopies = /*#__PURE__*/ operation<typeof contract.listWorkingCopies>({
  id: 'listWorkingCopies',
  method: 'GET',
  path: '/working-copies',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** The profile of the signed-in user and the outcome of the access check. */
export const loadProfile = /*#__PURE__*/ operation<typeof contract.loadProfile>({
  id: 'loadProfile',
  method: 'POST',
  path: '/userdata',
  base: 'webhook',
  answer: 'json',
})

/** How far the reading of the mailbox is, and how the last one ended. */
export const mailReadingState = /*#__PURE__*/ operation<typeof contract.mailReadingState>({
  id: 'mailReadingState',
  method: 'GET',
  path: '/fetchMail/state',
  base: 'webhook',
  answer: 'json',
  passive: true,
})

/** Makes a deploy token for one area in one environment, and tells its secret, this once. */
export const makeDeployToken = /*#__PURE__*/ operation<typeof contract.makeDeployToken>({
  id: 'makeDeployToken',
  method: 'POST',
  path: '/environments/:name/tokens',
  base: 'webhook',
  answer: 'json',
})

/** Merges a customer into another one; its id leads there from then on. Accepts `Idempotency-Key`. */
export const mergeOrganizations = /*#__PURE__*/ operation<typeof contract.mergeOrganizations>({
  id: 'mergeOrganizations',
  method: 'POST',
  path: '/organizations/merge',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 60000,
})

/** Moves an account to a sign-in that was refused, and ends its sessions; for an Admin. */
export const moveSignIn = /*#__PURE__*/ operation<typeof contract.moveSignIn>({
  id: 'moveSignIn',
  method: 'POST',
  path: '/users/:id/signins/move',
  base: 'webhook',
  answer: 'json',
})

/** From a replaced version to the present one: a link of their own for whom the old one was sent to; NOT_FOUND for everyone else. */
export const openCurrentPublicOffer = /*#__PURE__*/ operation<typeof contract.openCurrentPublicOffer>({
  id: 'openCurrentPublicOffer',
  method: 'POST',
  path: '/public/offers/:token/current',
  base: 'webhook',
  answer: 'json',
})

/** What a mail about the offer would say now, in the offer's language unless told otherwise. */
export const prepareOfferMail = /*#__PURE__*/ operation<typeof contract.prepareOfferMail>({
  id: 'prepareOfferMail',
  method: 'GET',
  path: '/offers/:id/send',
  base: 'webhook',
  answer: 'json',
})

/** What the caller's tenant knows of a person: what would be emptied, and what is kept. */
export const previewErasure = /*#__PURE__*/ operation<typeof contract.previewErasure>({
  id: 'previewErasure',
  method: 'POST',
  path: '/Settings/Data/Erasure/preview',
  base: 'webhook',
  answer: 'json',
})

/** A mail about the offer as it would arrive, of the words that are given; nothing is sent or kept. */
export const previewOfferMail = /*#__PURE__*/ operation<typeof contract.previewOfferMail>({
  id: 'previewOfferMail',
  method: 'POST',
  path: '/offers/:id/send/preview',
  base: 'webhook',
  answer: 'json',
})

/** What would move, and which values differ, if one customer were merged into another of the same tenant. */
export const previewOrganizationMerge = /*#__PURE__*/ operation<typeof contract.previewOrganizationMerge>({
  id: 'previewOrganizationMerge',
  method: 'GET',
  path: '/organizations/merge',
  base: 'webhook',
  answer: 'json',
})

/** Asks for an accepted offer to become a sales order or a quotation in Exact Online. What is there or on its way is not asked for twice. */
export const pushToExact = /*#__PURE__*/ operation<typeof contract.pushToExact>({
  id: 'pushToExact',
  method: 'POST',
  path: '/Integrations/Exact/Push',
  base: 'webhook',
  answer: 'json',
})

/** Rows of one of the readable resources of Exact Online. */
export const readExactData = /*#__PURE__*/ operation<typeof contract.readExactData>({
  id: 'readExactData',
  method: 'GET',
  path: '/Integrations/Exact/Data/:endpoint',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** Marks notifications as read: those named, or all. */
export const readNotifications = /*#__PURE__*/ operation<typeof contract.readNotifications>({
  id: 'readNotifications',
  method: 'POST',
  path: '/notifications/read',
  base: 'webhook',
  answer: 'json',
})

/** Takes the second factors of a user away, of whom the phone is lost, and ends the sessions; for an Admin. */
export const removeUserSecondFactors = /*#__PURE__*/ operation<typeof contract.removeUserSecondFactors>({
  id: 'removeUserSecondFactors',
  method: 'POST',
  path: '/users/:id/second-factors/remove',
  base: 'webhook',
  answer: 'json',
})

/** Asks whoever sent the invite of a link for a new one; the answer is the same whatever the link. */
export const requestInvite = /*#__PURE__*/ operation<typeof contract.requestInvite>({
  id: 'requestInvite',
  method: 'POST',
  path: '/invites/request',
  base: 'webhook',
  answer: 'json',
})

/** The customer asks for more time; a task for the seller. */
export const requestPublicExtension = /*#__PURE__*/ operation<typeof contract.requestPublicExtension>({
  id: 'requestPublicExtension',
  method: 'POST',
  path: '/public/offers/:token/extension',
  base: 'webhook',
  answer: 'json',
})

/** Asks sales for a plan; also for whom only the missing subscription keeps out. */
export const requestSubscription = /*#__PURE__*/ operation<typeof contract.requestSubscription>({
  id: 'requestSubscription',
  method: 'POST',
  path: '/subscription/request',
  base: 'webhook',
  answer: 'none',
})

/** Sends invites again with a new link; the old links are dead. */
export const resendInvites = /*#__PURE__*/ operation<typeof contract.resendInvites>({
  id: 'resendInvites',
  method: 'POST',
  path: '/invites/resend',
  base: 'webhook',
  answer: 'json',
})

/** Undoes what a person chose on a line and forgets what was remembered of it: the matcher decides again. */
export const resetQuoteLine = /*#__PURE__*/ operation<typeof contract.resetQuoteLine>({
  id: 'resetQuoteLine',
  method: 'POST',
  path: '/quotes/:id/lines/:position/reset',
  base: 'webhook',
  answer: 'json',
})

/** Brings a deleted offer back, within 30 days; its links stay dead. */
export const restoreOffer = /*#__PURE__*/ operation<typeof contract.restoreOffer>({
  id: 'restoreOffer',
  method: 'POST',
  path: '/offers/restore/:id',
  base: 'webhook',
  answer: 'json',
})

/** Copies an old version into a new draft. */
export const restoreOfferVersion = /*#__PURE__*/ operation<typeof contract.restoreOfferVersion>({
  id: 'restoreOfferVersion',
  method: 'POST',
  path: '/offers/versions/:offerId/:version/restore',
  base: 'offers',
  answer: 'json',
})

/** Brings back a customer that was archived, or deleted less than thirty days ago. */
export const restoreOrganization = /*#__PURE__*/ operation<typeof contract.restoreOrganization>({
  id: 'restoreOrganization',
  method: 'POST',
  path: '/organizations/restore/:id',
  base: 'webhook',
  answer: 'none',
})

/** Takes a product out of the archive, as it was; refused where its number was given to another one. */
export const restoreProduct = /*#__PURE__*/ operation<typeof contract.restoreProduct>({
  id: 'restoreProduct',
  method: 'POST',
  path: '/products/restore/:id',
  base: 'webhook',
  answer: 'json',
})

/** Brings a deleted request back. */
export const restoreQuoteRequest = /*#__PURE__*/ operation<typeof contract.restoreQuoteRequest>({
  id: 'restoreQuoteRequest',
  method: 'POST',
  path: '/quotes/:id/restore',
  base: 'webhook',
  answer: 'json',
})

/** Makes a request of a skipped mail after all; no mail from its address is skipped from then on, until a person skips one. */
export const restoreSkippedMail = /*#__PURE__*/ operation<typeof contract.restoreSkippedMail>({
  id: 'restoreSkippedMail',
  method: 'POST',
  path: '/quotes/skipped/:id/restore',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** Tries a mail again that was given up or is still waiting. */
export const retryOfferMail = /*#__PURE__*/ operation<typeof contract.retryOfferMail>({
  id: 'retryOfferMail',
  method: 'POST',
  path: '/offers/:id/messages/:messageId/retry',
  base: 'webhook',
  answer: 'json',
})

/** Opens the next version as a draft, a copy of the issued one, which the customer keeps seeing until the draft is issued. */
export const reviseOffer = /*#__PURE__*/ operation<typeof contract.reviseOffer>({
  id: 'reviseOffer',
  method: 'POST',
  path: '/offers/:id/revise',
  base: 'webhook',
  answer: 'json',
})

/** Ends a deploy token at once. */
export const revokeDeployToken = /*#__PURE__*/ operation<typeof contract.revokeDeployToken>({
  id: 'revokeDeployToken',
  method: 'POST',
  path: '/environments/:name/tokens/:id/revoke',
  base: 'webhook',
  answer: 'none',
})

/** Makes the version that was live before the live one again. */
export const rollBackArea = /*#__PURE__*/ operation<typeof contract.rollBackArea>({
  id: 'rollBackArea',
  method: 'POST',
  path: '/environments/:name/areas/:area/rollback',
  base: 'webhook',
  answer: 'json',
})

/** Saves the company on the settings page; Managers and Admins only. */
export const saveCompanyAddress = /*#__PURE__*/ operation<typeof contract.saveCompanyAddress>({
  id: 'saveCompanyAddress',
  method: 'POST',
  path: '/Settings/OrganizationAddress',
  base: 'webhook',
  answer: 'json',
})

/** Adds or changes a contact person of a customer. Accepts `Idempotency-Key`. */
export const saveContactPerson = /*#__PURE__*/ operation<typeof contract.saveContactPerson>({
  id: 'saveContactPerson',
  method: 'POST',
  path: '/organizations/persons/save',
  base: 'webhook',
  answer: 'json',
})

/** Adds or changes a customer's own article number of a product. Accepts `Idempotency-Key`. */
export const saveCustomerNumber = /*#__PURE__*/ operation<typeof contract.saveCustomerNumber>({
  id: 'saveCustomerNumber',
  method: 'POST',
  path: '/customernumbers/save',
  base: 'webhook',
  answer: 'json',
})

/** Says which account a customer is in the administration in use, or that it is none. What came from the account before is taken back: its prices and article numbers, as long as nobody changed them here. An account that is another customer already is DUPLICATE. */
export const saveExactMappedCustomer = /*#__PURE__*/ operation<typeof contract.saveExactMappedCustomer>({
  id: 'saveExactMappedCustomer',
  method: 'POST',
  path: '/Integrations/Exact/Mapping/Customers',
  base: 'webhook',
  answer: 'json',
})

/** Says which item a product or a variant is in the administration in use, or that nobody says so any more. */
export const saveExactMappedItem = /*#__PURE__*/ operation<typeof contract.saveExactMappedItem>({
  id: 'saveExactMappedItem',
  method: 'POST',
  path: '/Integrations/Exact/Mapping/Items',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** Says what one thing is in the administration in use, or that nobody says so any more. */
export const saveExactMapping = /*#__PURE__*/ operation<typeof contract.saveExactMapping>({
  id: 'saveExactMapping',
  method: 'POST',
  path: '/Integrations/Exact/Mapping',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** Says as what accepted offers go to Exact Online, and whether by themselves: from then on, those of before stay as they are. */
export const saveExactPushSettings = /*#__PURE__*/ operation<typeof contract.saveExactPushSettings>({
  id: 'saveExactPushSettings',
  method: 'POST',
  path: '/Integrations/Exact/Settings',
  base: 'webhook',
  answer: 'json',
})

/** Says when everything is looked at by itself, and who is right where both sides changed the same. */
export const saveExactSyncSettings = /*#__PURE__*/ operation<typeof contract.saveExactSyncSettings>({
  id: 'saveExactSyncSettings',
  method: 'POST',
  path: '/Integrations/Exact/Sync/Settings',
  base: 'webhook',
  answer: 'json',
})

/** Notes through which provider a user signed in. */
export const saveLoginProvider = /*#__PURE__*/ operation<typeof contract.saveLoginProvider>({
  id: 'saveLoginProvider',
  method: 'POST',
  path: '/users/:id/loginprovider',
  base: 'webhook',
  answer: 'none',
})

/** Saves where requests come in; a secret is stored encrypted and never answered. */
export const saveMailbox = /*#__PURE__*/ operation<typeof contract.saveMailbox>({
  id: 'saveMailbox',
  method: 'POST',
  path: '/Settings/Mailbox',
  base: 'webhook',
  answer: 'json',
})

/** Changes the events that are named; the others stay as they are. */
export const saveNotificationChoices = /*#__PURE__*/ operation<typeof contract.saveNotificationChoices>({
  id: 'saveNotificationChoices',
  method: 'POST',
  path: '/users/me/notifications',
  base: 'webhook',
  answer: 'json',
})

/** Creates or saves an offer, as a draft or issued; every price and total is recomputed. Accepts `Idempotency-Key`, and `x-tried-again` of a page that tries again by itself. */
export const saveOffer = /*#__PURE__*/ operation<typeof contract.saveOffer>({
  id: 'saveOffer',
  method: 'POST',
  path: '/offers/create',
  base: 'webhook',
  answer: 'json',
  passive: 'tried-again',
})

/** Saves the wording of the mails that are named; `reset` brings the standard wording back. */
export const saveOfferMailTexts = /*#__PURE__*/ operation<typeof contract.saveOfferMailTexts>({
  id: 'saveOfferMailTexts',
  method: 'POST',
  path: '/Settings/OfferTexts',
  base: 'webhook',
  answer: 'json',
})

/** Saves the internal notes, whatever the status; for the seller's staff only. Makes no version and leaves `rev` alone. */
export const saveOfferNotes = /*#__PURE__*/ operation<typeof contract.saveOfferNotes>({
  id: 'saveOfferNotes',
  method: 'POST',
  path: '/offers/:id/notes',
  base: 'webhook',
  answer: 'json',
})

/** Saves the offer settings; offers that exist keep what they have. */
export const saveOfferSettings = /*#__PURE__*/ operation<typeof contract.saveOfferSettings>({
  id: 'saveOfferSettings',
  method: 'POST',
  path: '/Settings/Offer',
  base: 'webhook',
  answer: 'json',
})

/** Adds or changes an address of a customer. Accepts `Idempotency-Key`. */
export const saveOrganizationAddress = /*#__PURE__*/ operation<typeof contract.saveOrganizationAddress>({
  id: 'saveOrganizationAddress',
  method: 'POST',
  path: '/organizations/addresses/save',
  base: 'webhook',
  answer: 'json',
})

/** Adds or changes an e-mail address or a phone number of a customer. Accepts `Idempotency-Key`. */
export const saveOrganizationContact = /*#__PURE__*/ operation<typeof contract.saveOrganizationContact>({
  id: 'saveOrganizationContact',
  method: 'POST',
  path: '/organizations/contacts/save',
  base: 'webhook',
  answer: 'json',
})

/** Adds a product group, or gives one another name. Accepts `Idempotency-Key`. */
export const saveProductGroup = /*#__PURE__*/ operation<typeof contract.saveProductGroup>({
  id: 'saveProductGroup',
  method: 'POST',
  path: '/productgroups/save',
  base: 'webhook',
  answer: 'json',
})

/** Changes the caller's own names, phone and language; the address stays. */
export const saveProfile = /*#__PURE__*/ operation<typeof contract.saveProfile>({
  id: 'saveProfile',
  method: 'POST',
  path: '/users/me',
  base: 'webhook',
  answer: 'json',
})

/** Adds a region, or gives one another name. Accepts `Idempotency-Key`. */
export const saveRegion = /*#__PURE__*/ operation<typeof contract.saveRegion>({
  id: 'saveRegion',
  method: 'POST',
  path: '/regions/save',
  base: 'webhook',
  answer: 'json',
})

/** Saves how long mails are kept, and from which score a product is certain. */
export const saveRequestSettings = /*#__PURE__*/ operation<typeof contract.saveRequestSettings>({
  id: 'saveRequestSettings',
  method: 'POST',
  path: '/Settings/Requests',
  base: 'webhook',
  answer: 'json',
})

/** Puts a ladder in place of the one of a product. */
export const saveStaffels = /*#__PURE__*/ operation<typeof contract.saveStaffels>({
  id: 'saveStaffels',
  method: 'POST',
  path: '/products/:id/staffels',
  base: 'webhook',
  answer: 'json',
})

/** Adds or changes a surcharge rule; issued offers keep their surcharges. Accepts `Idempotency-Key`. */
export const saveSurchargeRule = /*#__PURE__*/ operation<typeof contract.saveSurchargeRule>({
  id: 'saveSurchargeRule',
  method: 'POST',
  path: '/surcharges/save',
  base: 'webhook',
  answer: 'json',
})

/** Adds or changes a template; a new default takes the place of the old one. Accepts `Idempotency-Key`. */
export const saveTemplate = /*#__PURE__*/ operation<typeof contract.saveTemplate>({
  id: 'saveTemplate',
  method: 'POST',
  path: '/templates/save',
  base: 'webhook',
  answer: 'json',
})

/** Makes a tenant, or changes one with its `rev`; for an Admin. The own tenant is not closed: SELF. */
export const saveTenant = /*#__PURE__*/ operation<typeof contract.saveTenant>({
  id: 'saveTenant',
  method: 'POST',
  path: '/tenants/save',
  base: 'webhook',
  answer: 'json',
})

/** Keeps a view; sharing it is for Managers and Admins. Accepts `Idempotency-Key`. */
export const saveView = /*#__PURE__*/ operation<typeof contract.saveView>({
  id: 'saveView',
  method: 'POST',
  path: '/views',
  base: 'webhook',
  answer: 'json',
})

/** Offers, customers, products, requests and users with these words, as far as the caller may see them. */
export const searchEverything = /*#__PURE__*/ operation<typeof contract.searchEverything>({
  id: 'searchEverything',
  method: 'GET',
  path: '/search',
  base: 'webhook',
  answer: 'json',
})

/** Mails the offer with its PDF and link; a draft is issued first. Accepts `Idempotency-Key`. */
export const sendOffer = /*#__PURE__*/ operation<typeof contract.sendOffer>({
  id: 'sendOffer',
  method: 'POST',
  path: '/offers/:id/send',
  base: 'webhook',
  answer: 'json',
})

/** The customer asks something about the offer; the same words twice within ten minutes are one question. Accepts `Idempotency-Key`. */
export const sendPublicMessage = /*#__PURE__*/ operation<typeof contract.sendPublicMessage>({
  id: 'sendPublicMessage',
  method: 'POST',
  path: '/public/offers/:token/message',
  base: 'webhook',
  answer: 'json',
})

/** How the areas did in one page load: counted by area, version and hour, with nothing of who it was; failures can be found by their id. */
export const sendTelemetry = /*#__PURE__*/ operation<typeof contract.sendTelemetry>({
  id: 'sendTelemetry',
  method: 'POST',
  path: '/telemetry',
  base: 'webhook',
  answer: 'none',
  passive: true,
})

/** Switches a flag of an area on or off, or leaves it to the area. */
export const setAreaFlag = /*#__PURE__*/ operation<typeof contract.setAreaFlag>({
  id: 'setAreaFlag',
  method: 'POST',
  path: '/environments/:name/areas/:area/flag',
  base: 'webhook',
  answer: 'json',
})

/** Gives a published version to a share of the people, of those who have one of the roles; one that would not run is refused. */
export const setCanary = /*#__PURE__*/ operation<typeof contract.setCanary>({
  id: 'setCanary',
  method: 'POST',
  path: '/environments/:name/areas/:area/canary',
  base: 'webhook',
  answer: 'json',
})

/** When a second version stops by itself in an environment. */
export const setCanaryLimits = /*#__PURE__*/ operation<typeof contract.setCanaryLimits>({
  id: 'setCanaryLimits',
  method: 'POST',
  path: '/environments/:name/canary-limits',
  base: 'webhook',
  answer: 'json',
})

/** Whether a second person has to agree, by asking for the same, before a version goes live or to a share of the people. */
export const setFourEyes = /*#__PURE__*/ operation<typeof contract.setFourEyes>({
  id: 'setFourEyes',
  method: 'POST',
  path: '/environments/:name/four-eyes',
  base: 'webhook',
  answer: 'json',
})

/** Makes a published version of an area, older or newer, the live one; one that would not run is refused. */
export const setLiveVersion = /*#__PURE__*/ operation<typeof contract.setLiveVersion>({
  id: 'setLiveVersion',
  method: 'POST',
  path: '/environments/:name/areas/:area/live',
  base: 'webhook',
  answer: 'json',
})

/** Accepts, declines, reopens, or undoes an acceptance, by the transition table; the status that it has already is answered as it is. Accepting sets an open draft of the next version aside, undoing it takes that up again. */
export const setOfferStatus = /*#__PURE__*/ operation<typeof contract.setOfferStatus>({
  id: 'setOfferStatus',
  method: 'POST',
  path: '/offers/:id/status',
  base: 'webhook',
  answer: 'json',
})

/** Says which customer a request is from; `remember` ties its sender to that customer, or no longer (false). */
export const setQuoteCustomer = /*#__PURE__*/ operation<typeof contract.setQuoteCustomer>({
  id: 'setQuoteCustomer',
  method: 'POST',
  path: '/quotes/:id/customer',
  base: 'webhook',
  answer: 'json',
})

/** Takes a request up, declines it with a reason, archives it, or puts it back to new. */
export const setQuoteStatus = /*#__PURE__*/ operation<typeof contract.setQuoteStatus>({
  id: 'setQuoteStatus',
  method: 'POST',
  path: '/quotes/:id/status',
  base: 'webhook',
  answer: 'json',
})

/** How sales to a customer are taxed; new lines of its offers begin with it, those that stand do not change. */
export const setTaxRegime = /*#__PURE__*/ operation<typeof contract.setTaxRegime>({
  id: 'setTaxRegime',
  method: 'POST',
  path: '/organizations/tax-regime',
  base: 'webhook',
  answer: 'none',
})

/** Says what a user may besides their role; the ones that are not named are taken away. */
export const setUserFeatures = /*#__PURE__*/ operation<typeof contract.setUserFeatures>({
  id: 'setUserFeatures',
  method: 'POST',
  path: '/users/:id/features',
  base: 'webhook',
  answer: 'json',
})

/** A signed-in user of the buying company accepts and signs, as on the public page. */
export const signOffer = /*#__PURE__*/ operation<typeof contract.signOffer>({
  id: 'signOffer',
  method: 'POST',
  path: '/offers/:id/sign',
  base: 'webhook',
  answer: 'json',
})

/** Says that a request is none: its mails are with the skipped ones, and those of its sender may be skipped again. */
export const skipQuoteRequest = /*#__PURE__*/ operation<typeof contract.skipQuoteRequest>({
  id: 'skipQuoteRequest',
  method: 'POST',
  path: '/quotes/:id/skip',
  base: 'webhook',
  answer: 'json',
})

/** Asks for a file of everything that the caller's tenant has; one is made at a time. */
export const startDataExport = /*#__PURE__*/ operation<typeof contract.startDataExport>({
  id: 'startDataExport',
  method: 'POST',
  path: '/Settings/Data/Exports',
  base: 'webhook',
  answer: 'json',
})

/** Takes the second version of an area away: everybody has the live one again. */
export const stopCanary = /*#__PURE__*/ operation<typeof contract.stopCanary>({
  id: 'stopCanary',
  method: 'POST',
  path: '/environments/:name/areas/:area/canary/stop',
  base: 'webhook',
  answer: 'json',
})

/** Switches an area on or off; where so chosen the API refuses the calls that no other area needs, while it is off. */
export const switchArea = /*#__PURE__*/ operation<typeof contract.switchArea>({
  id: 'switchArea',
  method: 'POST',
  path: '/environments/:name/areas/:area/switch',
  base: 'webhook',
  answer: 'json',
})

/** Begins to bring in from Exact Online, by a job, which waits for its turn, goes on where it was stopped, and is told by listExactJobs; a second one of the same answers the first. Accounts with their contacts and addresses become customers, items with their sales prices products, what customers pay price lists, and what they call products their article numbers. */
export const syncExact = /*#__PURE__*/ operation<typeof contract.syncExact>({
  id: 'syncExact',
  method: 'POST',
  path: '/Integrations/Exact/Sync',
  base: 'webhook',
  answer: 'json',
})

/** Tells the server of a fresh token; it notes the last sign-in. A body is ignored. */
export const syncToken = /*#__PURE__*/ operation<typeof contract.syncToken>({
  id: 'syncToken',
  method: 'POST',
  path: '/token',
  base: 'webhook',
  answer: 'none',
  passive: true,
})

/** Tries the settings of a mailbox without saving them and without changing anything in it. */
export const testMailbox = /*#__PURE__*/ operation<typeof contract.testMailbox>({
  id: 'testMailbox',
  method: 'POST',
  path: '/Settings/Mailbox/test',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 30000,
})

/** Lets a blocked user in again, who signs in anew. */
export const unblockUser = /*#__PURE__*/ operation<typeof contract.unblockUser>({
  id: 'unblockUser',
  method: 'POST',
  path: '/users/:id/unblock',
  base: 'webhook',
  answer: 'json',
})

/** Puts back what a change found, unless the same area was changed since. */
export const undoEnvironmentChange = /*#__PURE__*/ operation<typeof contract.undoEnvironmentChange>({
  id: 'undoEnvironmentChange',
  method: 'POST',
  path: '/environments/:name/history/:change/undo',
  base: 'webhook',
  answer: 'json',
})

/** Puts back what moved and was not changed since. Accepts `Idempotency-Key`. */
export const undoOrganizationMerge = /*#__PURE__*/ operation<typeof contract.undoOrganizationMerge>({
  id: 'undoOrganizationMerge',
  method: 'POST',
  path: '/organizations/merges/undo/:id',
  base: 'webhook',
  answer: 'json',
  timeoutMs: 60000,
})

/** Renames a group of customers. */
export const updateCustomerGroup = /*#__PURE__*/ operation<typeof contract.updateCustomerGroup>({
  id: 'updateCustomerGroup',
  method: 'POST',
  path: '/customergroups/update/:id',
  base: 'webhook',
  answer: 'json',
})

/** Says who may see an attached file. */
export const updateOfferAttachment = /*#__PURE__*/ operation<typeof contract.updateOfferAttachment>({
  id: 'updateOfferAttachment',
  method: 'POST',
  path: '/offers/:id/attachments/:attachmentId',
  base: 'webhook',
  answer: 'json',
})

/** Changes a customer; what is left out stays as it is. Accepts `Idempotency-Key`. */
export const updateOrganization = /*#__PURE__*/ operation<typeof contract.updateOrganization>({
  id: 'updateOrganization',
  method: 'POST',
  path: '/organizations/update/:id',
  base: 'webhook',
  answer: 'json',
})

/** Changes a price list; what is left out stays, entries that are sent take the place of all. */
export const updatePriceList = /*#__PURE__*/ operation<typeof contract.updatePriceList>({
  id: 'updatePriceList',
  method: 'POST',
  path: '/pricelists/update/:id',
  base: 'webhook',
  answer: 'json',
})

/** Changes a product; what is left out stays. */
export const updateProduct = /*#__PURE__*/ operation<typeof contract.updateProduct>({
  id: 'updateProduct',
  method: 'POST',
  path: '/products/update/:id',
  base: 'webhook',
  answer: 'json',
})

/** Chooses the product of a line (null: none of them), its quantity, or leaves the line out; a choice is remembered for this customer. */
export const updateQuoteLine = /*#__PURE__*/ operation<typeof contract.updateQuoteLine>({
  id: 'updateQuoteLine',
  method: 'POST',
  path: '/quotes/:id/lines/:position',
  base: 'webhook',
  answer: 'json',
})

/** Changes the names, role, organisation and region of a user, or of somebody whose invite is open. */
export const updateUser = /*#__PURE__*/ operation<typeof contract.updateUser>({
  id: 'updateUser',
  method: 'POST',
  path: '/users/:id/update',
  base: 'webhook',
  answer: 'json',
})

/** Replaces the logo: JPEG, PNG, GIF, SVG or WebP of at most 5 MB. */
export const uploadCompanyLogo = /*#__PURE__*/ operation<typeof contract.uploadCompanyLogo>({
  id: 'uploadCompanyLogo',
  method: 'POST',
  path: '/company/logo',
  base: 'webhook',
  answer: 'json',
  fileField: 'logo',
  timeoutMs: 30000,
})

/** Attaches a PDF, PNG, JPEG, DOCX or XLSX of at most 10 MB; at most ten per offer. Accepts `Idempotency-Key`. */
export const uploadOfferAttachment = /*#__PURE__*/ operation<typeof contract.uploadOfferAttachment>({
  id: 'uploadOfferAttachment',
  method: 'POST',
  path: '/offers/:id/attachments',
  base: 'webhook',
  answer: 'json',
  fileField: 'file',
  timeoutMs: 60000,
})

/** Replaces the caller's own picture: PNG, JPEG or WebP of at most 5 MB, redrawn without what else its file held. */
export const uploadOwnPicture = /*#__PURE__*/ operation<typeof contract.uploadOwnPicture>({
  id: 'uploadOwnPicture',
  method: 'POST',
  path: '/users/me/picture',
  base: 'webhook',
  answer: 'json',
  fileField: 'file',
  timeoutMs: 30000,
})

/** Adds a PNG, JPEG or WebP of at most 5 MB, redrawn without what else its file held. Ten at most. */
export const uploadProductPicture = /*#__PURE__*/ operation<typeof contract.uploadProductPicture>({
  id: 'uploadProductPicture',
  method: 'POST',
  path: '/products/:id/pictures',
  base: 'webhook',
  answer: 'json',
  fileField: 'file',
  timeoutMs: 60000,
})

/** Whether a link still holds, and what it invites to. */
export const validateInvite = /*#__PURE__*/ operation<typeof contract.validateInvite>({
  id: 'validateInvite',
  method: 'POST',
  path: '/invites/validate',
  base: 'webhook',
  answer: 'json',
})
