import type { Screen, Stage } from '../screen.types.ts'

const name = 'preview'
const account = 'manager'
const full = true

const tab =
  (key: string) =>
  async ({ page, word }: Stage) =>
    page.getByRole('tab', { name: word('mf-offers', `side.${key}`) }).click()

/** A button of the page that opens a dialog. */
const ask =
  (key: string) =>
  async ({ page, word }: Stage) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: word('mf-offers', key) })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }

/** A dialog that a key opens. */
const press =
  (key: string) =>
  async ({ page }: Stage) => {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
  }

export const preview: readonly Screen[] = [
  ...(['draft', 'pending', 'accepted', 'declined', 'expired'] as const).map((status) => ({
    name,
    state: status,
    account: 'manager' as const,
    path: ({ sample }: Stage['world']) => `/offers/${sample[status]}`,
    full,
  })),
  { name, state: 'sent and asked', account, path: ({ asked }) => `/offers/${asked.externalId}`, full },
  { name, state: 'signed', account, path: ({ signed }) => `/offers/${signed.externalId}`, full },
  { name, state: 'declined with reason', account, path: ({ declined }) => `/offers/${declined.externalId}`, full },
  { name, state: 'as user', account: 'user', path: ({ asked }) => `/offers/${asked.externalId}`, full },
  { name, state: 'quantities', account: 'otherUser', path: ({ open }) => `/offers/${open.externalId}`, full },
  { name, state: 'pictures', account: 'otherManager', path: ({ pictured }) => `/offers/${pictured.externalId}`, full },
  { name, state: 'as admin', account: 'admin', path: ({ asked }) => `/offers/${asked.externalId}`, full },
  { name, state: 'version', account, path: ({ replaced }) => `/offers/${replaced.externalId}?version=1`, full },
  ...(['asked', 'given', 'refused'] as const).map((fate) => ({
    name,
    state: `approval ${fate}`,
    account: 'manager' as const,
    path: ({ sample }: Stage['world']) => `/offers/${sample.draft}`,
    full,
    answers: { offer: fate },
  })),
  ...['approve', 'refuse-approval'].map((step) => ({
    name,
    state: `${step} dialog`,
    account: 'manager' as const,
    path: ({ sample }: Stage['world']) => `/offers/${sample.draft}`,
    answers: { offer: 'asked' as const },
    reach: ask(`steps.${step}.button`),
  })),
  { name, state: 'loading', account, path: ({ asked }) => `/offers/${asked.externalId}`, answers: { offer: 'never' } },
  { name, state: 'error', account, path: ({ asked }) => `/offers/${asked.externalId}`, answers: { offer: 'broken' } },
  { name, state: 'not there', account, path: '/offers/99999999' },
  {
    name,
    state: 'long names',
    account,
    path: ({ asked }) => `/offers/${asked.externalId}`,
    full,
    answers: { offer: 'long' },
  },
  ...['questions', 'files', 'notes'].map((key) => ({
    name,
    state: key,
    account: 'manager' as const,
    path: ({ asked }: Stage['world']) => `/offers/${asked.externalId}`,
    reach: tab(key),
  })),
  {
    name,
    state: 'more',
    account,
    path: ({ asked }) => `/offers/${asked.externalId}`,
    reach: ({ page, word }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: word('mf-offers', 'preview.more') })
        .last()
        .click(),
  },
  ...['accept', 'decline', 'extend'].map((step) => ({
    name,
    state: `${step} dialog`,
    account: 'manager' as const,
    path: ({ asked }: Stage['world']) => `/offers/${asked.externalId}`,
    reach: ask(`steps.${step}.button`),
  })),
  ...[
    ['versions', 'v'],
    ['duplicate', 'k'],
    ['assign', 't'],
    ['delete', 'x'],
  ].map(([state = '', key = '']) => ({
    name,
    state: `${state} dialog`,
    account: 'manager' as const,
    path: ({ replaced }: Stage['world']) => `/offers/${replaced.externalId}`,
    reach: press(key),
  })),
  {
    name,
    state: 'sign dialog',
    account: 'otherUser',
    path: ({ open }) => `/offers/${open.externalId}`,
    reach: ask('steps.sign.button'),
  },
  {
    name,
    state: 'send dialog',
    account,
    path: ({ issued }) => `/offers/${issued.externalId}`,
    reach: ask('send.action'),
  },
]
