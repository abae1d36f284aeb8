/** Every URL of this area, once. */
export const paths = {
  exact: () => '/exact',
}
