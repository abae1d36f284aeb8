import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const tenantId = 77
const ans = 'ans@nieuwhout.example'
const bram = 'bram@nieuwhout.example'
const customer = 'carla@afnemer.example'
const admin = 'admin@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await asTenant(app.database.db, everyTenant, async (tx) => {
    const { role_id } = await tx
      .selectFrom('app_user')
      .select('role_id')
      .where('email', '=', 'manager@staffel.example')
      .executeTakeFirstOrThrow()
    const subscription = {
      subscription_status: 'active',
      subscription_plan_name: 'Basic',
      subscription_start_date: '2020-01-01',
      subscription_end_date: '2099-12-31',
    }
    await tx
      .insertInto('tenant')
      .values({ id: tenantId, name: 'Nieuwhout', ...subscription })
      .execute()
    await tx
      .insertInto('organization')
      .values({ tenant_id: tenantId, id: 900, name: 'Afnemer', status: 'active' })
      .execute()
    const person = { tenant_id: tenantId, role_id, accepted_at: new Date('2026-01-01') }
    await tx
      .insertInto('app_user')
      .values([
        { ...person, id: 9001, email: ans, is_tenant: true },
        { ...person, id: 9002, email: bram, is_tenant: true },
        { ...person, id: 9003, email: customer, is_tenant: false, organization_id: 900 },
      ])
      .execute()
  })
})
afterAll(() => app.close())

/** The steps that are open; null where none are shown. */
const open = async (email = ans) => {
  const steps = (await app.as(email).getDashboardToday()).first_steps
  return steps && steps.filter(({ done }) => !done).map(({ step }) => step)
}

describe('the first steps of a new tenant', () => {
  test('are those of its own people alone', async () => {
    expect((await app.as(ans).getDashboardToday()).first_steps).toEqual([
      { step: 'company', done: false },
      { step: 'logo', done: false },
      { step: 'terms', done: false },
      { step: 'mailbox', done: false },
      { step: 'products', done: false },
      { step: 'offer', done: false },
    ])
    expect(await open(customer)).toBeNull()
    expect((await app.as(admin).getDashboardToday({ query: { tenant_id: tenantId } })).first_steps).toBeNull()
    expect(await open('manager@staffel.example')).toBeNull()
  })

  test('are put away by each for themselves, for good', async () => {
    await app.as(bram).closeFirstSteps()
    await app.as(bram).closeFirstSteps()
    expect(await open(bram)).toBeNull()
    expect(await open()).toEqual(['company', 'logo', 'terms', 'mailbox', 'products', 'offer'])
  })

  test('are done one by one by what the tenant really has, and then go away', async () => {
    const company = await app.as(ans).getCompanyAddress()
    const address = { street: 'Zaagmolen', number: '3', postal_code: '1506 GA', city: 'Zaandam' }
    const saved = await app.as(ans).saveCompanyAddress({ body: { ...company, ...address } })
    expect(await open()).toEqual(['company', 'logo', 'terms', 'mailbox', 'products', 'offer'])
    await app.as(ans).saveCompanyAddress({ body: { ...company, ...address, coc_number: '12345678', rev: saved.rev } })
    expect(await open()).toEqual(['logo', 'terms', 'mailbox', 'products', 'offer'])

    await app.as(ans).createProduct({ body: { name: 'Balk', baseUnitPrice: 10 } })
    expect(await open()).toEqual(['logo', 'terms', 'mailbox', 'offer'])

    const item = { id: 'a', productId: null, description: 'Balk', quantity: 1, unitPrice: 10 }
    const [offer] = await app.as(ans).saveOffer({ body: { offer: { title: 'Eerste', items: [item] } } })
    expect(await open()).toEqual(['logo', 'terms', 'mailbox'])

    await asTenant(app.database.db, { tenantId }, (tx) =>
      tx.insertInto('company_logo').values({ tenant_id: tenantId, file_name: 'nieuwhout.png' }).execute(),
    )
    expect(await open()).toEqual(['terms', 'mailbox'])

    const settings = await app.as(ans).getOfferSettings()
    await app.as(ans).saveOfferSettings({ body: { ...settings, terms_nl: 'Betaling binnen 14 dagen.' } })
    expect(await open()).toEqual(['mailbox'])

    await asTenant(app.database.db, { tenantId }, (tx) =>
      tx.insertInto('mailbox').values({ tenant_id: tenantId, kind: 'maildir', enabled: true }).execute(),
    )
    expect(await open()).toBeNull()
    // Who saw them all done is not shown them again.
    await app.as(ans).deleteOffer({ params: { id: String(offer!.offer_id) }, body: {} })
    expect(await open()).toBeNull()
  })
})
