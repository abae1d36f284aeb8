/** Every URL of this area, once. */
export const paths = {
  users: () => '/users',
  invites: () => '/invites',
  newInvite: () => '/invites/new',
  account: () => '/myaccount',
  settings: () => '/settings',
  acceptInvite: (token?: string) => `/accept-invite${token ? `?${new URLSearchParams({ token })}` : ''}`,
  /** `next`: where to go afterwards. */
  consent: (next?: string) => `/acceptinvite${next && next !== '/' ? `?${new URLSearchParams({ next })}` : ''}`,
  /** Of the catalogue: what the plans cost. */
  pricing: () => '/pricing',
  /** The shell's. */
  login: () => '/login',
}
