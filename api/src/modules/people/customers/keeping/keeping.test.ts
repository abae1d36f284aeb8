import type { CustomerDetail } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { addCustomersManager, customersManager } from '../../../../testing/authorization/customers-manager.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addCustomersManager(app, 1001)
})
afterAll(() => app.close())

const read = (id: number, email = manager) => app.as(email).getCustomer({ query: { organization_id: id } })
const names = async (kept?: 'archived' | 'deleted') =>
  (await app.as(manager).listCustomers.answer({ query: { limit: 50, filters: kept ? { kept } : {} } })).body.map(
    ({ name }: { name: string }) => name,
  )
async function added(name: string): Promise<CustomerDetail> {
  const { organization_id } = await app.as(manager).createOrganization({
    body: { name, email: `info@${name.toLowerCase().replace(' ', '-')}.example`, contact: { name: 'Roos' } },
  })
  return read(organization_id)
}

describe('a customer is changed', () => {
  test('in what was sent, and nothing else; a second change of what was read is told of the first', async () => {
    const before = await added('Zuiderhout')
    const change = (body: object) =>
      app.as(manager).updateOrganization.answer({ params: { id: before.id }, body: { ...body, rev: before.rev } })
    const { body } = await change({
      vat_number: 'nl 000012345 b01',
      language: 'en',
      payment_term_days: 14,
      price_note: ' 5% op ronden ',
      phone: '030 12',
      status: 'active',
    })
    expect(body).toMatchObject({
      name: 'Zuiderhout',
      vat_number: 'NL000012345B01',
      language: 'en',
      payment_term_days: 14,
      price_note: '5% op ronden',
      phone: '030 12',
      status: 'active',
      contacts: [
        { kind: 'email', is_primary: true },
        { kind: 'phone', value: '030 12', is_primary: true },
      ],
    })
    const late = await change({ name: 'Anders' })
    expect(late).toMatchObject({ status: 409, body: { code: 'STALE', current: { name: 'Zuiderhout' } } })
    expect((await read(before.id)).name).toBe('Zuiderhout')
  })

  test.each([
    ['vat_number', 'NL1'],
    ['payment_term_days', 400],
    ['region_id', 999_999],
    ['name', ' '],
  ])('not with a wrong %s', async (field, value) => {
    const { rev } = await read(1003)
    const { status, body } = await app
      .as(manager)
      .updateOrganization.answer({ params: { id: 1003 }, body: { [field]: value, rev } })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('what a customer has several of', () => {
  test('has one primary one; when it goes, the next takes its place', async () => {
    const customer = await added('Primair')
    const call = app.as(manager)
    const address = { organization_id: customer.id, address_type: 'shipping', number: '1', city: 'Utrecht' } as const
    const first = await call.saveOrganizationAddress({
      body: { ...address, street: 'Kade', postal_code: '3511ab', label: 'Magazijn', rev: customer.rev },
    })
    expect(first.addresses.map(({ is_primary }) => is_primary)).toEqual([true, false])
    const second = first.addresses[1]
    expect(second).toMatchObject({ label: 'Magazijn', postal_code: '3511 AB', address_type: 'shipping' })
    const turned = await call.saveOrganizationAddress({
      body: { ...address, street: 'Kade', postal_code: '', id: second?.id, is_primary: true, rev: first.rev },
    })
    expect(turned.address).toMatchObject({ street: 'Kade', is_primary: true })
    expect(turned.addresses.filter(({ is_primary }) => is_primary)).toHaveLength(1)
    const left = await call.deleteOrganizationAddress({
      body: { organization_id: customer.id, id: second?.id ?? 0, rev: turned.rev },
    })
    expect(left.addresses.map(({ is_primary }) => is_primary)).toEqual([true])
  })

  test('e-mail addresses: the primary one is the one that the customer is known by', async () => {
    const customer = await added('Adressen')
    const body = { organization_id: customer.id, kind: 'email', is_primary: true } as const
    const changed = await app
      .as(manager)
      .saveOrganizationContact({ body: { ...body, value: 'inkoop@adressen.example', rev: customer.rev } })
    expect(changed.email).toBe('inkoop@adressen.example')
    expect(changed.contacts.map(({ value, is_primary }) => [value, is_primary])).toEqual([
      ['inkoop@adressen.example', true],
      ['info@adressen.example', false],
    ])
    const wrong = await app
      .as(manager)
      .saveOrganizationContact.answer({ body: { ...body, value: 'geen adres', rev: changed.rev } })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['value']])
    const gone = await app.as(manager).deleteOrganizationContact({
      body: { organization_id: customer.id, id: changed.contacts[0]?.id ?? 0, rev: changed.rev },
    })
    expect(gone.email).toBe('info@adressen.example')
  })

  test('the next one takes its place also where the settings take it away', async () => {
    const customer = await added('Instelling')
    const next = 'inkoop@instelling.example'
    const { rev } = await app.as(manager).saveOrganizationContact({
      body: { organization_id: customer.id, kind: 'email', value: next, rev: customer.rev },
    })
    const { name, phone } = customer
    const nowhere = { street: null, number: null, number_addition: null, postal_code: null, city: null }
    await app.as(manager).saveCompanyAddress({
      body: { organization_id: customer.id, name, phone, email: null, ...nowhere, country_code: null, rev },
    })
    const { email, contacts } = await read(customer.id)
    expect([email, contacts]).toMatchObject([next, [{ value: next, is_primary: true }]])
  })

  test('contact persons have a job, an address and a number, and an id of another customer is none', async () => {
    const customer = await added('Personen')
    const person = { organization_id: customer.id, name: 'Ans Jansen', job_title: 'Inkoper', phone: '06 1' }
    const saved = await app
      .as(manager)
      .saveContactPerson({ body: { ...person, email: 'Ans@Personen.example', is_primary: true, rev: customer.rev } })
    expect(saved.contactPerson).toBe('Ans Jansen')
    expect(saved.contact_persons).toMatchObject([
      { name: 'Ans Jansen', job_title: 'Inkoper', email: 'ans@personen.example', phone: '06 1', is_primary: true },
      { name: 'Roos', is_primary: false },
    ])
    const [others] = (await read(1001)).contact_persons
    const { status } = await app
      .as(manager)
      .deleteContactPerson.answer({ body: { organization_id: customer.id, id: others?.id ?? 0, rev: saved.rev } })
    expect(status).toBe(404)
  })
})

describe('a customer goes', () => {
  test('when nothing hangs on it, and comes back', async () => {
    const { id, name } = await added('Vertrekt')
    await app.as(manager).deleteOrganization({ params: { id } })
    expect(await names()).not.toContain(name)
    expect(await names('archived')).not.toContain(name)
    expect(await names('deleted')).toContain(name)
    expect((await app.as(manager).getCustomer.answer({ query: { organization_id: id } })).status).toBe(404)
    await app.as(manager).restoreOrganization({ params: { id } })
    expect(await names()).toContain(name)
  })

  test('and as long as it is away no prices are kept for it', async () => {
    const { id } = await added('Weggehaald')
    await app.as(manager).deleteOrganization({ params: { id } })
    const call = app.as(manager)
    const list = { name: 'Laat', organization_id: id, valid_from: '2026-01-01', currency: 'eur', entries: [] } as const
    const priced = await call.createPriceList.answer({ body: list })
    expect([priced.status, Object.keys(priced.body.fields)]).toEqual([422, ['organization_id']])
    const grouped = await call.assignCustomerGroup.answer({ body: { organization_id: id, customer_group_id: null } })
    expect(grouped.status).toBe(404)
    expect(await call.listOrganizations({ query: { ids: String(id) } })).toEqual([])
  })

  test('no more after thirty days', async () => {
    const { id, name } = await added('Voorgoed')
    await app.as(manager).deleteOrganization({ params: { id } })
    await app.database.db.updateTable('organization').set({ deleted_at: '2020-01-01' }).where('id', '=', id).execute()
    expect(await names('deleted')).not.toContain(name)
    expect((await app.as(manager).restoreOrganization.answer({ params: { id } })).status).toBe(404)
  })

  test('not while offers are there: they are counted, and it can be archived', async () => {
    const { id } = await read(1002)
    const refused = await app.as(manager).deleteOrganization.answer({ params: { id } })
    expect([refused.status, refused.body.code]).toEqual([409, 'HAS_OFFERS'])
    expect(refused.body.details).toMatchObject({ count: expect.any(Number), offers: expect.any(Number) })
    await app.as(manager).deleteOrganization({ params: { id }, body: { archive: true } })
    expect((await read(id)).archived_at).toEqual(expect.any(String))
    expect((await app.as(manager).listOrganizations()).map((one) => one.id)).not.toContain(id)

    const offer = { title: 'x', customer: { organization_id: id }, items: [] }
    const { status, body } = await app.as(manager).saveOffer.answer({ body: { offer } })
    expect([status, body.fields]).toEqual([
      422,
      { 'offer.customer.organization_id': 'This customer is archived and gets no new offers.' },
    ])
    await app.as(manager).restoreOrganization({ params: { id } })
    expect((await app.as(manager).saveOffer.answer({ body: { offer } })).status).toBe(200)
  })

  test('and nobody is invited to it, archived or deleted, until it is back', async () => {
    const { id } = await added('Niemand Thuis')
    const invite = async () => {
      const { status, body } = await app.as(manager).createInvite.answer({
        body: { email: 'nieuw@niemand-thuis.example', tenant_id: 1, organization_id: id, role_id: 1 },
      })
      return [status, body.fields]
    }
    await app.as(manager).deleteOrganization({ params: { id }, body: { archive: true } })
    expect(await invite()).toEqual([422, { organization_id: 'This organization is archived and gets no new users.' }])
    await app.as(manager).deleteOrganization({ params: { id } })
    expect(await invite()).toEqual([422, { organization_id: 'Unknown organization.' }])
    await app.as(manager).restoreOrganization({ params: { id } })
    await app.as(manager).restoreOrganization({ params: { id } })
    expect((await invite())[0]).toBe(200)
  })

  test('nor asked in again, nor given somebody who has an account', async () => {
    const { id: organization_id } = await added('Niemand Meer')
    const email = 'weer@niemand-meer.example'
    const { invite_id } = await app
      .as(manager)
      .createInvite({ body: { email, tenant_id: 1, organization_id, role_id: 1 } })
    const { users } = await app.as(manager).listUsers({ query: { search: user } })
    const { user_id: id = 0, first_name = '', last_name = '', rev = 0 } = users[0] ?? {}
    const body = { first_name, last_name, role_id: 1, organization_id, region_id: null, rev }
    const asked = async () => ({
      again: (await app.as(manager).resendInvites({ body: { ids: [invite_id] } })).results,
      moved: (await app.as(manager).updateUser.answer({ params: { id }, body })).body.fields,
    })
    await app.as(manager).deleteOrganization({ params: { id: organization_id }, body: { archive: true } })
    const fields = { organization_id: 'This organization is archived and gets no new users.' }
    expect(await asked()).toEqual({ again: [{ id: invite_id, ok: false, code: 'VALIDATION', fields }], moved: fields })
  })

  test('and an offer that it has can be worked on, but not copied', async () => {
    const { id } = await added('Halverwege')
    const offer = { title: 'x', customer: { organization_id: id }, items: [] }
    const [saved] = await app.as(manager).saveOffer({ body: { offer } })
    await app.as(manager).deleteOrganization({ params: { id }, body: { archive: true } })
    const again = { ...offer, offer_id: saved?.offer_id, rev: saved?.rev }
    expect((await app.as(manager).saveOffer.answer({ body: { offer: again } })).status).toBe(200)
    const copied = await app.as(manager).duplicateOffer.answer({ params: { id: saved?.offer_id ?? 0 }, body: {} })
    expect([copied.status, Object.keys(copied.body.fields)]).toEqual([422, ['organization_id']])
  })
})

test('the figures above the list are of its filters, and count what is kept elsewhere', async () => {
  const stats = (filters = {}) => app.as(manager).getOrganizationStats({ query: { filters } })
  const before = await stats()
  expect(before.total).toBe(before.active + before.prospects)
  const { id } = await added('Telt mee')
  expect(await stats()).toEqual({ ...before, total: before.total + 1, prospects: before.prospects + 1 })
  await app.as(manager).deleteOrganization({ params: { id }, body: { archive: true } })
  expect(await stats()).toEqual({ ...before, archived: before.archived + 1 })
  expect(await stats({ search: 'telt mee' })).toMatchObject({ total: 0, archived: 1 })
  expect((await stats()).accepted_value).toBeGreaterThan(0)
})

test('what was done is told, newest first, to who runs the selling company', async () => {
  const { id, rev } = await added('Verloop')
  await app.as(manager).saveContactPerson({ body: { organization_id: id, name: 'Piet', rev } })
  const { body, headers } = await app.as(manager).listOrganizationActivity.answer({ query: { organization_id: id } })
  expect(body.map(({ action, subject }: { action: string; subject: string | null }) => [action, subject])).toEqual([
    ['organization.person_saved', 'Piet'],
    ['organization.created', null],
  ])
  expect(headers['x-total-count']).toBe('2')
})

test("a customer's people read their own organization without what the seller keeps to itself, and change nothing", async () => {
  const { rev } = await read(1001)
  await app.as(manager).updateOrganization({ params: { id: 1001 }, body: { price_note: 'tien procent', rev } })
  for (const email of [user, customersManager]) {
    const own = await read(1001, email)
    expect(own.contact_persons.length).toBeGreaterThan(0)
    expect(own).not.toHaveProperty('price_note')
    expect(own).not.toHaveProperty('customer_group')
    const call = app.as(email)
    const answers = [
      await call.updateOrganization.answer({ params: { id: 1001 }, body: { name: 'x', rev: own.rev } }),
      await call.deleteOrganization.answer({ params: { id: 1001 } }),
      await call.restoreOrganization.answer({ params: { id: 1001 } }),
      await call.listOrganizationActivity.answer({ query: { organization_id: 1001 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(await call.getOrganizationStats({ query: {} })).toMatchObject({ total: 1, archived: 0, deleted: 0 })
  }
})
