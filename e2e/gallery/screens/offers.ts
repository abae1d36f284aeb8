import type { Screen, Stage } from '../screen.types.ts'

const name = 'offers'
const account = 'manager'
const path = '/offers'

const button = ({ page, word }: Stage, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: word('mf-offers', key) })
    .first()

/** The first box is that of all. */
const selectTwo = async ({ page }: Stage) => {
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
}

export const offers: readonly Screen[] = [
  { name, state: 'many', account, path, full: true },
  { name, state: 'as admin', account: 'admin', path },
  { name, state: 'as user', account: 'user', path },
  { name, state: 'loading', account, path, answers: { offers: 'never', 'offers/counts': 'never' } },
  { name, state: 'empty', account, path, answers: { offers: 'empty', 'offers/counts': 'empty' } },
  { name, state: 'nothing found', account, path: '/offers?q=xyzzy' },
  { name, state: 'one', account, path: '/offers?q=OFF-2026-0042' },
  { name, state: 'long names', account, path, answers: { offers: 'long' } },
  { name, state: 'error', account, path, answers: { offers: 'broken' } },
  { name, state: 'one status', account, path: '/offers?status=expired' },
  {
    name,
    state: 'filters set',
    account,
    path: '/offers?status=pending&date=valid_until&from=2026-11-01&till=2026-12-31&viewed=no&sort=valid_until',
  },
  {
    name,
    state: 'filter panel',
    account,
    path,
    reach: ({ page, word }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: word('shared-ui', 'filter.more') })
        .first()
        .click(),
  },
  { name, state: 'selected', account, path, reach: selectTwo },
  {
    name,
    state: 'what to do with selected',
    account,
    path,
    reach: async (stage) => {
      await selectTwo(stage)
      await button(stage, 'list.bulk.actions').click()
    },
  },
  { name, state: 'views', account, path, reach: (stage) => button(stage, 'list.views.label').click() },
  {
    name,
    state: 'row menu',
    account,
    path,
    reach: ({ page, word }) =>
      page
        .getByRole('button', { name: word('shared-ui', 'table.menu') })
        .nth(1)
        .click(),
  },
  { name, state: 'deleted, none', account, path: '/offers?view=deleted', answers: { 'offers/deleted': 'empty' } },
  { name, state: 'deleted', account, path: '/offers?view=deleted' },
]
