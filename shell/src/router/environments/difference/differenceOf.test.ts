import type { AreaVersionFacts } from '@staffel/shared-api/contract'
import { differenceOf } from './differenceOf.ts'

type Facts = Pick<AreaVersionFacts, 'navigation' | 'pages' | 'guests'>

const label = { nl: 'Producten', en: 'Products' }
const facts = (paths: Readonly<Record<string, string[]>>, navRoles: string[] | null = []): Facts => ({
  navigation: navRoles
    ? [{ id: 'products', to: '/products', label, icon: 'x', order: 1, roles: navRoles, flag: null }]
    : [],
  guests: [],
  pages: Object.entries(paths).map(([path, roles]) => ({ path, roles, protected: true })),
})

test('what comes, what goes and what opens to others is told, and nothing of what stays', () => {
  const before = facts({ '/products': [], '/groups': ['Manager'] }, ['Manager'])
  const after = facts({ '/products': [], '/ladders': ['Admin'] }, ['Manager', 'User'])
  expect(differenceOf(before, after)).toEqual([
    { kind: 'navigation', change: 'roles', name: label, was: label, before: ['Manager'], after: ['Manager', 'User'] },
    { kind: 'page', change: 'removed', name: '/groups', was: '/groups', before: ['Manager'], after: [] },
    { kind: 'page', change: 'added', name: '/ladders', was: '/ladders', before: [], after: ['Admin'] },
  ])
})

test('the order and the case of roles are no difference', () => {
  expect(
    differenceOf(facts({ '/products': ['Admin', 'manager'] }), facts({ '/products': ['Manager', 'Admin'] })),
  ).toEqual([])
})

test('what is called otherwise is told under both names', () => {
  const renamed = facts({})
  const [entry] = renamed.navigation
  const articles = { nl: 'Artikelen', en: 'Articles' }
  const after = { ...renamed, navigation: entry ? [{ ...entry, label: articles }] : [] }
  expect(differenceOf(renamed, after)).toMatchObject([{ change: 'renamed', name: articles, was: label }])
})

test('what is switched off goes as a whole', () => {
  expect(differenceOf(facts({ '/products': [] }), null).map(({ kind, change }) => [kind, change])).toEqual([
    ['navigation', 'removed'],
    ['page', 'removed'],
  ])
})
