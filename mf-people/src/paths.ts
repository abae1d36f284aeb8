/** Every URL of this area, once. */
export const paths = {
  users: () => '/users',
  account: () => '/myaccount',
  settings: () => '/settings',
  acceptInvite: () => '/accept-invite',
  consent: () => '/acceptinvite',
  /** The shell's. */
  login: () => '/login',
}
