/** Every URL of this area, once. */
export const paths = {
  exact: () => '/exact',
  callback: () => '/exact/callback',
  callbackSuccess: () => '/exact/callbacksuccess',
  callbackError: (reason?: string) =>
    `/exact/callbackerror${reason === undefined ? '' : `?${new URLSearchParams({ reason })}`}`,
}
