/** Every URL of this area, once. */
export const paths = {
  users: () => '/users',
  account: () => '/myaccount',
  settings: () => '/settings',
  acceptInvite: () => '/accept-invite',
  consent: () => '/acceptinvite',
  /** Of the catalogue: what the plans cost. */
  pricing: () => '/pricing',
  /** The shell's. */
  login: () => '/login',
}
