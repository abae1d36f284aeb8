/** Every URL of this area, once. */
export const paths = {
  exact: () => '/exact',
  mapping: (tab?: string, only?: 'open') =>
    ['/exact/mapping', [tab && `tab=${tab}`, only && `only=${only}`].filter(Boolean).join('&')]
      .filter(Boolean)
      .join('?'),
  sync: () => '/exact/sync',
  job: (id: number) => `/exact/sync/${id}`,
  /** Areas of their own. */
  product: (id: number) => `/products/${id}`,
  customer: (id: number) => `/customers/${id}`,
  callback: () => '/exact/callback',
  callbackSuccess: () => '/exact/callbacksuccess',
  callbackError: (reason?: string) =>
    `/exact/callbackerror${reason === undefined ? '' : `?${new URLSearchParams({ reason })}`}`,
}
