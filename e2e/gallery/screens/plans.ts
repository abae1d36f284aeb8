import type { Screen } from '../screen.types.ts'

const account = 'user'
const path = '/pricing'

/** The plans, what is asked about them, and the calculator. */
export const plans: readonly Screen[] = [
  { name: 'pricing', state: 'plans', account, path, full: true },
  {
    name: 'pricing',
    state: 'choosing',
    account,
    path,
    reach: async ({ page, phone, word }) => {
      if (phone) await page.getByRole('tab').first().click()
      await page.getByRole('button', { name: word('plans', 'basic.choose') }).click()
    },
  },
  { name: 'calculator', state: 'defaults', account, path: '/roicalculator', full: true },
  {
    name: 'calculator',
    state: 'savings and a note',
    account,
    path: '/roicalculator',
    full: true,
    reach: ({ page }) => page.getByRole('textbox').first().fill('10'),
  },
  {
    name: 'calculator',
    state: 'wrong numbers',
    account,
    path: '/roicalculator',
    full: true,
    reach: async ({ page }) => {
      await page.getByRole('textbox').first().fill('-1')
      await page.getByRole('textbox').last().fill('101')
    },
  },
]
