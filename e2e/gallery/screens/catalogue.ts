import type { Screen } from '../screen.types.ts'

const name = 'products'
const account = 'manager'
const path = '/products'

export const catalogue: readonly Screen[] = [
  { name, state: 'many', account, path, full: true },
  { name, state: 'as admin', account: 'admin', path },
  { name, state: 'loading', account, path, answers: { products: 'never', 'products/stats': 'never' } },
  { name, state: 'empty', account, path, answers: { products: 'empty' } },
  { name, state: 'nothing found', account, path: '/products?q=xyzzy' },
  { name, state: 'one', account, path, answers: { products: 'one' } },
  { name, state: 'long names', account, path, answers: { products: 'long' } },
  { name, state: 'error', account, path, answers: { products: 'broken', 'products/stats': 'broken' } },
  {
    name,
    state: 'tiers',
    account,
    path,
    reach: ({ page }) =>
      page.getByRole('main').locator('[aria-expanded="false"], [aria-haspopup="dialog"]').last().click(),
  },
]
