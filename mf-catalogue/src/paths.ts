/** Every URL of this area, once. */
export const paths = {
  products: () => '/products',
  newProduct: () => '/products/new',
  pricing: () => '/pricing',
  roiCalculator: () => '/roicalculator',
}
