/** Every URL of this area, once. */
export const paths = {
  exact: () => '/exact',
  callback: () => '/exact/callback',
  callbackSuccess: () => '/exact/callbacksuccess',
  callbackError: () => '/exact/callbackerror',
}
