import type { Page } from '@playwright/test'
import type { Screen, Stage } from '../../screen.types.ts'

const app = (name: string, day: number) => ({
  mfaEnrollmentId: name,
  displayName: name,
  enrolledAt: `2026-11-0${day}T09:12:00.000Z`,
  totpInfo: {},
})

const toolkit = (page: Page, call: string, json: object, status = 200) =>
  page.route(new RegExp(`/identitytoolkit\\.googleapis\\.com/v\\d/accounts/?:?${call}`), (route) =>
    route.fulfill({ status, json }),
  )

const refusal = (message: string) => ({ error: { code: 400, message, errors: [] } })

/** A link that is good, of somebody who has these apps. */
const askedAfterLink =
  (...names: string[]) =>
  async ({ page, word }: Stage): Promise<void> => {
    await toolkit(page, 'signInWithEmailLink', {
      localId: 'somebody',
      email: 'marieke.jansen@staffel.example',
      mfaPendingCredential: 'pending',
      mfaInfo: names.map((name) => app(name, 3)),
    })
    await page.getByLabel(word('shell', 'finish.emailLabel')).fill('marieke.jansen@staffel.example')
    await page.getByRole('button', { name: word('shell', 'finish.submit') }).click()
    await page.getByLabel(word('shell', 'signIn.code.label')).waitFor()
  }

async function wrongCode(stage: Stage): Promise<void> {
  const { page, word } = stage
  await askedAfterLink('Mijn telefoon')(stage)
  await toolkit(page, 'mfaSignIn:finalize', refusal('INVALID_CODE'), 400)
  await page.getByLabel(word('shell', 'signIn.code.label')).fill('123456')
  await page.getByRole('button', { name: word('shell', 'signIn.code.submit') }).click()
  await page.getByRole('alert').waitFor()
}

const link = '/finishSignIn?apiKey=local&mode=signIn&oobCode=code&lang=nl'

const withApps = async ({ page }: Stage, ...apps: object[]): Promise<void> => {
  await page.route(/v1\/accounts:lookup/, async (route) => {
    const response = await route.fetch()
    const { users } = (await response.json()) as { users: object[] }
    await route.fulfill({ response, json: { users: users.map((user) => ({ ...user, mfaInfo: apps })) } })
  })
  await page.reload()
}

const card = ({ page, word }: Stage) => page.getByRole('region', { name: word('mf-people', 'factors.title') })

/** A button of the card: each app has one, and the last adds another. */
async function press(stage: Stage, which: 'first' | 'last'): Promise<void> {
  await card(stage).getByRole('button')[which]().click()
  await stage.page.getByRole('dialog').waitFor()
}

async function adding(stage: Stage): Promise<void> {
  await toolkit(stage.page, 'mfaEnrollment:start', {
    totpSessionInfo: {
      sharedSecretKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      sessionInfo: 'session',
      finalizeEnrollmentTime: '2026-11-17T10:00:00.000Z',
    },
  })
  await press(stage, 'last')
  await stage.page.getByRole('dialog').getByRole('img').waitFor()
}

async function wrongFirstCode(stage: Stage): Promise<void> {
  await adding(stage)
  await toolkit(stage.page, 'mfaEnrollment:finalize', refusal('INVALID_CODE'), 400)
  const dialog = stage.page.getByRole('dialog')
  await dialog.getByLabel(stage.word('mf-people', 'factors.code')).fill('123456')
  await dialog.getByRole('button', { name: stage.word('mf-people', 'factors.save') }).click()
  await dialog.getByRole('alert').waitFor()
}

async function tooLongAgo(stage: Stage): Promise<void> {
  await toolkit(stage.page, 'mfaEnrollment:start', refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'), 400)
  await press(stage, 'last')
  await stage.page.getByRole('dialog').getByRole('alert').waitFor()
}

const security = { name: 'second-step', account: 'manager', path: '/settings?tab=security' } as const

const ofUser = (known: object) => async (stage: Stage) => {
  const { page, word } = stage
  await page.route(/\/second-factors$/, (route) => route.fulfill({ json: known }))
  await page.getByRole('button', { name: word('shared-ui', 'table.menu') }).click()
  await page.getByRole('menuitem', { name: word('mf-people', 'userFactors.action') }).click()
  await page.getByRole('dialog').waitFor()
}

const someone = { name: 'second-step', account: 'admin', path: '/users?search=rob%40schouten' } as const
const factors = [{ name: 'Mijn telefoon', since: '2026-11-03T09:12:00.000Z' }]

/** The code of an app: where it is asked for, added, removed, and taken away by an Admin. */
export const secondFactor: readonly Screen[] = [
  { name: 'second-step', state: 'asked', path: link, reach: askedAfterLink('Mijn telefoon') },
  { name: 'second-step', state: 'two apps', path: link, reach: askedAfterLink('Mijn telefoon', 'Tablet op kantoor') },
  { name: 'second-step', state: 'wrong code', path: link, reach: wrongCode },
  { ...security, state: 'one app', reach: (stage) => withApps(stage, app('Mijn telefoon', 3)), full: true },
  {
    ...security,
    state: 'removing',
    reach: async (stage) => {
      await withApps(stage, app('Mijn telefoon', 3), app('Tablet op kantoor', 4))
      await press(stage, 'first')
    },
  },
  { ...security, state: 'adding', reach: adding },
  { ...security, state: 'first code wrong', reach: wrongFirstCode },
  { ...security, state: 'signed in long ago', reach: tooLongAgo },
  { ...someone, state: 'of a user', reach: ofUser({ project: 'demo-local', uid: 'u', factors }) },
  { ...someone, state: 'of a user without', reach: ofUser({ project: 'demo-local', uid: 'u', factors: [] }) },
  {
    ...someone,
    state: 'kept elsewhere',
    reach: ofUser({ project: 'staffel-productie', uid: 'q7hK2vN8xYbT4sLwE1rZ0pMdC3f2', factors: null }),
  },
]
