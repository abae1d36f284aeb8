import type { Screen } from '../../screen.types.ts'

const name = 'sign-in'

/** Every page before somebody is in. */
export const signIn: readonly Screen[] = [
  { name, state: 'first', path: '/login', full: true },
  { name, state: 'asked to come back', path: '/login?next=%2Foffers' },
  {
    name,
    state: 'address dialog',
    path: '/login',
    reach: ({ page, word }) => page.getByRole('button', { name: word('shell', 'signIn.withLink') }).click(),
  },
  {
    name,
    state: 'address refused',
    path: '/login',
    reach: async ({ page, word }) => {
      await page.getByRole('button', { name: word('shell', 'signIn.withLink') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(word('shell', 'signIn.link.email')).fill('geen adres')
      await dialog.getByRole('button', { name: word('shell', 'signIn.link.send') }).click()
    },
  },
  {
    name,
    state: 'link sent',
    path: '/login',
    reach: async ({ page, word }) => {
      await page.getByRole('button', { name: word('shell', 'signIn.withLink') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(word('shell', 'signIn.link.email')).fill('marieke.jansen@staffel.example')
      await dialog.getByRole('button', { name: word('shell', 'signIn.link.send') }).click()
      await page.getByRole('dialog', { name: word('shell', 'signIn.link.sentTitle') }).waitFor()
    },
  },
  { name, state: 'link that does not work', path: '/finishSignIn' },
  { name, state: 'blocked account', account: 'blocked', path: '/offers' },
  { name, state: 'inactive company', account: 'inactive', path: '/offers' },
  { name, state: 'expired subscription', account: 'expired', path: '/offers' },
  { name, state: 'prompt on an offer', path: ({ sample }) => `/offers/${sample.pending}` },
  { name, state: 'invite', path: '/accept-invite' },
  {
    name,
    state: 'consent',
    account: 'user',
    path: '/acceptinvite',
    full: true,
    reach: async ({ page }) => {
      // Somebody who signs in for the first time.
      await page.route('**/webhook/userdata', async (route) => {
        const response = await route.fetch()
        const profile = (await response.json()) as object
        await route.fulfill({ response, json: { ...profile, first_name: '', last_name: '', consent_policy: null } })
      })
      await page.goto('/acceptinvite')
      await page.getByRole('radiogroup').waitFor()
    },
  },
]
