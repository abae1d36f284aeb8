/** Every URL of this area, and those of other areas that it links to, once. `search` keeps the filters of the list. */
export const paths = {
  requests: (search = '') => `/requests${search}`,
  /** The list with this request opened above it. */
  request: (id: string | number, search = '') => `/requests/${id}${search}`,
  /** The mails that made no request. */
  skipped: () => '/requests?view=skipped',
  /** The list with the settings of the mailbox opened beside it. */
  mailbox: () => '/requests?mailbox=open',
  offer: (id: string | number) => `/offers/${id}`,
}
