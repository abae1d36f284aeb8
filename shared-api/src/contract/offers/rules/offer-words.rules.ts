/** In which prices and documents are, as ISO 4217 has them in lower case. */
export const currencies = ['eur', 'gbp', 'usd'] as const

/** Why an offer was declined. The customer may say it in own words instead. */
export const declineReasons = [
  'price',
  'delivery-time',
  'competitor',
  'postponed',
  'cancelled',
  'specification',
  'no-response',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** How a customer's yes reached the seller. The last two are the customer's own: by the link, or signed in. */
export const acceptanceChannels = ['email', 'phone', 'meeting', 'post', 'other', 'link', 'portal'] as const
export type AcceptanceChannel = (typeof acceptanceChannels)[number]

/** The channels that someone of the seller may note. */
export const staffChannels = [
  'email',
  'phone',
  'meeting',
  'post',
  'other',
] as const satisfies readonly AcceptanceChannel[]
export type StaffChannel = (typeof staffChannels)[number]

/** What the log of an offer can say. */
export const offerEvents = [
  'offer.created',
  'offer.saved',
  'offer.issued',
  'offer.revised',
  'offer.draft_discarded',
  'offer.version_restored',
  'offer.duplicated',
  'offer.copied_from',
  'offer.accepted',
  'offer.declined',
  'offer.reopened',
  'offer.acceptance_undone',
  'offer.push_asked',
  'offer.pushed',
  'offer.push_refused',
  'offer.approval_asked',
  'offer.approval_given',
  'offer.approval_refused',
  'offer.approval_withdrawn',
  'offer.approval_ended',
  'offer.extended',
  'offer.expired',
  'offer.deleted',
  'offer.restored',
  'offer.assigned',
  'offer.sent',
  'offer.send_failed',
  'offer.reminded',
  'offer.link_created',
  'offer.link_revoked',
  'offer.viewed',
  'offer.extension_requested',
  'offer.commented',
  'offer.notes_changed',
  'offer.attachment_added',
  'offer.attachment_changed',
  'offer.attachment_removed',
  'offer.downloaded',
] as const
export type OfferEvent = (typeof offerEvents)[number]

/** What the seller's people are told of without looking. */
export const notificationEvents = [
  'viewed',
  'accepted',
  'declined',
  'expiring',
  'expired',
  'message',
  'extension_requested',
  'send_failed',
  'assigned',
  'approval_asked',
  'approval_given',
  'approval_refused',
  'new_request',
  'link_ended',
  'push_failed',
  'canary_stopped',
  'canary_unfit',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/** What can be done with a selection of offers. */
export const bulkActions = ['delete', 'send', 'decline', 'extend', 'download', 'assign', 'restore'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Mails about an offer that the seller can word. */
export const offerMailKinds = ['offer', 'reminder', 'extended', 'accepted', 'declined'] as const
export type OfferMailKind = (typeof offerMailKinds)[number]

/** Figures that calls and screens share. */
export const offerLimits = {
  lines: 200,
  /** Products that are asked for at once by their numbers. */
  skus: 100,
  bulk: 200,
  exportRows: 10_000,
  attachments: 10,
  attachmentBytes: 10 * 1024 * 1024,
  restoreDays: 30,
  undoSeconds: 10,
  recipients: 20,
  price: 9_999_999.99,
  quantity: 9_999_999.999,
} as const
