/** Every URL of this area, once. */
export const paths = {
  exact: () => '/exact',
  mapping: () => '/exact/mapping',
  /** An area of its own. */
  importProducts: () => '/products/import',
  callback: () => '/exact/callback',
  callbackSuccess: () => '/exact/callbacksuccess',
  callbackError: (reason?: string) =>
    `/exact/callbackerror${reason === undefined ? '' : `?${new URLSearchParams({ reason })}`}`,
}
