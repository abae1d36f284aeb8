/** Every URL of this area, once. */
export const paths = {
  users: () => '/users',
  account: () => '/myaccount',
  settings: () => '/settings',
}
