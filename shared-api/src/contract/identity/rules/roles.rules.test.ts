import fc from 'fast-check'
import {
  isManagement,
  isProductOwner,
  matchesRoles,
  mayAddCustomers,
  mayChangeCompany,
  mayConnectAccounting,
  mayEditCatalogue,
  mayEditPrices,
  mayHandleRequests,
  mayKeepTemplates,
  mayKeepTenantData,
  mayReadMail,
  mayReadPlanUsage,
  maySetTaxRegime,
  mayShareViews,
  mayView,
  normaliseRoles,
  seesCosts,
} from './roles.rules.ts'

describe('roles', () => {
  it('of the selling company alone reach all that it keeps', () => {
    const people = ['User', 'Manager', 'Admin'].flatMap((role) =>
      [false, true].map((is_tenant) => ({ roles: [role], is_tenant })),
    )
    expect(people.map(mayKeepTenantData)).toEqual([false, false, false, true, false, true])
  })

  it.each([
    [
      ['admin', 'MANAGER'],
      ['Manager', 'Admin'],
    ],
    ['manager', ['Manager']],
    [['Owner', 'user ', 3, null], ['User']],
    [null, []],
    [{ role: 'Admin' }, []],
  ])('%j become %j', (given, roles) => {
    expect(normaliseRoles(given)).toEqual(roles)
  })

  it('match without regard to case, and an empty list lets everyone pass', () => {
    const word = fc
      .constantFrom('User', 'Manager', 'Admin')
      .chain((role) => fc.constantFrom(role, role.toLowerCase(), role.toUpperCase()))
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (roles, required) => {
        const shared = required.some((wanted) => roles.some((role) => role.toLowerCase() === wanted.toLowerCase()))
        expect(matchesRoles(roles, required)).toBe(required.length === 0 || shared)
      }),
    )
  })

  it.each([
    [{ roles: ['User'], is_tenant: false }, [false, false, false, false, false, false, false]],
    [{ roles: ['User'], is_tenant: true }, [false, true, false, true, false, false, false]],
    [{ roles: ['Manager'], is_tenant: false }, [true, false, false, false, false, false, false]],
    [{ roles: ['Manager'], is_tenant: true }, [true, true, true, true, true, true, true]],
    [{ roles: ['admin'], is_tenant: false }, [true, true, true, true, false, true, true]],
  ])(
    '%j may manage, edit prices, read mail, read the use of the plan, see costs, edit products, keep templates: %j',
    (person, rights) => {
      const seller = [mayReadMail, mayReadPlanUsage, seesCosts, mayEditCatalogue, mayKeepTemplates]
      const all = [isManagement, mayEditPrices, ...seller]
      expect(all.map((may) => may(person))).toEqual(rights)
    },
  )

  it.each([
    [{ roles: ['User'], is_tenant: true }, false],
    [{ roles: ['Manager'], is_tenant: false }, false],
    [{ roles: ['Manager'], is_tenant: true }, true],
    [{ roles: ['Admin'], is_tenant: false }, true],
  ])(
    '%j may add and tax customers, change companies, share views, handle requests and connect accounting: %s',
    (person, may) => {
      const rules = [
        mayAddCustomers,
        maySetTaxRegime,
        mayChangeCompany,
        mayShareViews,
        mayHandleRequests,
        mayConnectAccounting,
      ]
      expect(rules.map((rule) => rule(person))).toEqual(rules.map(() => may))
    },
  )

  it.each([
    [['Admin'], [], true],
    [['Manager'], ['product-owner'], true],
    [['Manager'], [], false],
    [['User'], ['something else'], false],
  ])('%j with %j say what runs in the environments: %p', (roles, features, may) =>
    expect(isProductOwner({ roles, features })).toBe(may),
  )

  it('let a guard show its children by role or by the tenant flag', () => {
    const customer = { roles: ['User'], is_tenant: false }
    expect([
      mayView(customer, { roles: ['Admin'] }),
      mayView(customer, { roles: ['admin', 'user'] }),
      mayView(customer, { roles: [], tenant: true }),
      mayView({ ...customer, is_tenant: true }, { roles: ['Admin'], tenant: true }),
      mayView(customer, { roles: [], tenant: false }),
    ]).toEqual([false, true, false, true, true])
  })
})
