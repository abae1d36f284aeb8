import { accessFor, compileAreas, visibleAreas, visibleNavigation } from './areas.ts'
import { bootArea, bootManifest, manager, nobody, shellInTest, user } from '../testing/world.tsx'

const nav = (id: string, to: string, changes = {}) => ({
  id,
  to,
  label: { nl: id, en: id },
  icon: 'x',
  order: 1,
  roles: [],
  flag: null,
  ...changes,
})
const compile = (...areas: Parameters<typeof bootManifest>[0]) => compileAreas(bootManifest(areas), shellInTest)
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id)

describe('navigation', () => {
  const areas = compile(
    bootArea('offers', {
      document: {
        routes: [
          { path: '/dashboard', roles: ['Manager'], protected: true },
          { path: '/offers', roles: [], protected: true },
        ],
        nav: [nav('offers.list', '/offers', { order: 2 }), nav('offers.dashboard', '/dashboard', { order: 1 })],
      },
    }),
    bootArea('people', { enabled: false }),
    bootArea('requests', { document: { requires: { shellApi: '^9.0.0', shared: {} } } }),
    bootArea('catalogue', {
      flags: { 'catalogue.new': true },
      document: {
        flags: [
          { key: 'catalogue.new', default: false, description: '' },
          { key: 'catalogue.later', default: false, description: '' },
        ],
        nav: [
          nav('catalogue.new', '/catalogue', { flag: 'catalogue.new', order: 3 }),
          nav('catalogue.later', '/catalogue', { flag: 'catalogue.later' }),
        ],
      },
    }),
  )

  it('holds what is enabled, compatible, allowed and switched on, in order', () => {
    expect(ids(visibleNavigation(areas, manager))).toEqual(['offers.dashboard', 'offers.list', 'catalogue.new'])
  })

  it('leaves out pages that the role may not open', () => {
    expect(ids(visibleNavigation(areas, user))).toEqual(['offers.list', 'catalogue.new'])
  })

  it('ignores the case of roles', () => {
    expect(ids(visibleNavigation(areas, { ...manager, roles: ['manager'] }))).toContain('offers.dashboard')
  })

  it('keeps what leads to an area that cannot be read, where it says so', () => {
    const unreadable = compile(bootArea('offers', { base: '', entry: '' }))
    expect([unreadable[0]?.status, ids(visibleNavigation(unreadable, user))]).toEqual(['invalid', ['offers']])
    expect(visibleAreas(unreadable, user)).toEqual([])
  })

  it('is empty without a session', () => {
    expect(visibleNavigation(areas, nobody)).toEqual([])
  })
})

describe('the rule of a path', () => {
  const areas = compile(
    bootArea('offers', {
      document: {
        routes: [
          { path: '/offers/:id', roles: [], protected: false },
          { path: '/offers/new', roles: ['Manager'], protected: true },
        ],
      },
    }),
  )

  it('is that of the most specific route', () => {
    expect(accessFor(areas, '/offers/new')?.route.roles).toEqual(['Manager'])
    expect(accessFor(areas, '/offers/12')?.route.protected).toBe(false)
    expect(accessFor(areas, '/Offers/New/')?.route.path).toBe('/offers/new')
    expect(accessFor(areas, '/elsewhere')).toBeUndefined()
  })
})

test('an area that asks for an export that this shell does not have is incompatible, and names it', () => {
  const [area] = compile(bootArea('offers', { missing: { '@staffel/shared-ui/list': ['Tree', 'Graph'] } }))
  expect([area?.status, area?.mismatches]).toEqual([
    'incompatible',
    [{ name: '@staffel/shared-ui/list', required: 'Tree, Graph', provided: '1.4.0', isOfNames: true }],
  ])
})
