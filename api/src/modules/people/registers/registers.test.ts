import { startRegistersStandIn, type RegisterFault, type RegistersStandIn } from '@staffel/exact-standin'
import { addCustomersManager, customersManager } from '../../../testing/authorization/customers-manager.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'
const admin = 'admin@staffel.example'
const later = (minutes: number) => new Date(sampleDay.getTime() + minutes * 60_000)

let registers: RegistersStandIn
let app: TestApp
beforeAll(async () => {
  registers = await startRegistersStandIn({ port: 0 })
  app = await createTestApp({ env: { ...registers.env, LIMIT_LOOKUPS: '40,50,40,50' } })
  await addCustomersManager(app, 1001)
})
afterAll(async () => {
  await app.close()
  await registers.close()
})
beforeEach(async () => {
  registers.fail(null)
  registers.forgetCalls()
  app.setNow(sampleDay)
})

const check = (vat_number: string, email = manager) => app.as(email).checkVatNumber.answer({ body: { vat_number } })
const companies = (query: string) => app.as(manager).findCompanies.answer({ body: { query } })
const address = (postal_code: string, number: string, email = manager) =>
  app.as(email).findAddress.answer({ body: { postal_code, number } })
const shown = async (id: number, email = manager) =>
  (await app.as(email).getCustomer({ query: { organization_id: id } })).vat_check

describe('a VAT number', () => {
  test('that exists is valid, and the proof stands with the customer that has it', async () => {
    const { organization_id: id } = await app
      .as(manager)
      .createOrganization({ body: { name: 'Kuipers', vat_number: 'nl 000031415 b01' } })
    expect(await shown(id)).toBeNull()
    const proof = {
      vat_number: 'NL000031415B01',
      outcome: 'valid',
      consultation_number: 'WAPIAAAA31415B01',
      name: 'INSTALLATIEBEDRIJF KUIPERS V.O.F.',
      address: 'AMBACHTSWEG 00063\n7442CS NIJVERDAL',
      checked_at: sampleDay.toISOString(),
    }
    expect(await check('NL 0000.31415.B01')).toMatchObject({ status: 200, body: proof })
    expect(registers.calls()[0]?.body).toEqual({
      countryCode: 'NL',
      vatNumber: '000031415B01',
      requesterMemberStateCode: 'NL',
      requesterNumber: '000098765B01',
    })
    expect(await shown(id)).toEqual(proof)
    // Of the seller, for the seller: neither the customer's own people nor another tenant are told.
    expect(await shown(id, admin)).toEqual(proof)
    await check('NL000012345B01')
    expect(await shown(1001)).toMatchObject({ outcome: 'valid' })
    expect(await shown(1001, customersManager)).toBeUndefined()
    expect((await check('NL000031415B01', other)).body.consultation_number).toBe('WAPIAAAA31415B01')
    app.setNow(later(5))
    registers.fail({ vies: 'TIMEOUT' })
    expect(await check('NL000031415B01')).toMatchObject({ status: 200, body: { outcome: 'unknown' } })
    expect(await shown(id)).toEqual(proof)
    await app.as(manager).updateOrganization({ params: { id }, body: { vat_number: 'NL000031415B02', rev: 1 } })
    expect(await shown(id)).toBeNull()
  })

  test('that does not exist is invalid, in an answer that says so', async () => {
    expect(await check('NL000031415B09')).toMatchObject({
      body: { outcome: 'invalid', consultation_number: 'WAPIAAAA31415B09', name: null, address: null },
    })
  })

  test('of a country that does not tell names is valid without one; Greece writes EL', async () => {
    expect(await check('DE000123456')).toMatchObject({ body: { outcome: 'valid', name: null, address: null } })
    await check('GR123456789')
    expect(registers.calls()[1]?.body).toMatchObject({ countryCode: 'EL', vatNumber: '123456789' })
  })

  const json = (value: unknown, status = 200): RegisterFault => ({ status, body: JSON.stringify(value) })
  test.each<[string, RegisterFault]>([
    ['the country does not answer', { vies: 'MS_UNAVAILABLE' }],
    ['too many ask at once', { vies: 'MS_MAX_CONCURRENT_REQ' }],
    ['too many ask VIES at once', { vies: 'GLOBAL_MAX_CONCURRENT_REQ' }],
    ['it took too long', { vies: 'TIMEOUT' }],
    ['VIES cannot read the question', { vies: 'INVALID_INPUT' }],
    ['the fault stands beside a no', json({ valid: false, userError: 'MS_UNAVAILABLE' })],
    ['VIES is down', json({ valid: false }, 503)],
    ['the answer says neither yes nor no', json({ isValid: 'no' })],
    ['it is a page', { status: 200, body: '<html>valid: false</html>' }],
    ['it leads inside', { status: 302, body: '', headers: { location: 'http://169.254.169.254/latest' } }],
    ['it has no end', json({ valid: false, name: 'x'.repeat(1_100_000) })],
    ['the line is cut', 'cut'],
  ])('is unknown, never invalid, where %s', async (_, fault) => {
    registers.fail(fault)
    expect(await check('NL000031415B01')).toMatchObject({
      status: 200,
      body: { outcome: 'unknown', consultation_number: null, name: null },
    })
  })

  test('is checked without proof where VIES does not know who asks', async () => {
    registers.fail({ vies: 'INVALID_REQUESTER_INFO' }, 1)
    expect(await check('NL000061803B01')).toMatchObject({ body: { outcome: 'valid', consultation_number: null } })
    expect(registers.calls().map(({ body }) => 'requesterNumber' in body)).toEqual([true, false])
  })

  test.each(['NL1', 'GB123456789', ' '])(
    'that cannot be one (%j) is refused before anybody is asked',
    async (number) => {
      expect(await check(number)).toMatchObject({ status: 422, body: { fields: { vat_number: expect.any(String) } } })
      expect(registers.calls()).toEqual([])
    },
  )
})

describe('the trade register', () => {
  test('finds companies by name, each of them once, with what it tells of the address', async () => {
    expect((await companies('van der meer')).body).toEqual([
      {
        chamber_of_commerce_number: '00061803',
        name: 'Timmerfabriek Van der Meer B.V.',
        street: 'Zaagmolenkade',
        number: '27',
        number_addition: null,
        postal_code: '1541 EK',
        city: 'Koog aan de Zaan',
      },
      expect.objectContaining({ name: 'Van der Meer Dakwerken', number: '5', number_addition: 'B' }),
    ])
  })

  test('finds one by its number, and none where there is none', async () => {
    expect((await companies('0006 1803')).body).toMatchObject([{ name: 'Timmerfabriek Van der Meer B.V.' }])
    expect(registers.calls()[0]?.query.get('kvkNummer')).toBe('00061803')
    expect(await companies('Niemand')).toMatchObject({ status: 200, body: [] })
  })

  test.each<RegisterFault>([
    'cut',
    { status: 500, body: '{}' },
    { status: 401, body: '{}' },
    { status: 404, body: 'x' },
  ])('says that it does not answer (%j)', async (fault) => {
    registers.fail(fault)
    expect(await companies('Kuipers')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', message: expect.stringContaining('trade register') },
    })
  })
})

describe('a postcode and a house number', () => {
  test('are an address, which is asked for once a day', async () => {
    const found = [{ street: 'Industrieweg', postal_code: '3542 AB', city: 'Utrecht' }]
    expect(await address('3542ab', '1 bis')).toMatchObject({ status: 200, body: found })
    expect((await address('3542 AB', '1', other)).body).toEqual(found)
    expect(registers.calls().map(({ query }) => query.getAll('fq'))).toEqual([
      ['type:adres', 'postcode:3542AB', 'huisnummer:1'],
    ])
    app.setNow(later(24 * 60 + 1))
    await address('3542 AB', '1')
    expect(registers.calls()).toHaveLength(2)
  })

  test('are none where nothing stands there', async () => {
    expect(await address('3542 AB', '251')).toMatchObject({ status: 200, body: [] })
  })

  test.each([
    ['3542', '1', 'postal_code'],
    ['0123 AB', '1', 'postal_code'],
    ['3542 AB', 'a1', 'number'],
    ['3542 AB', '123456', 'number'],
  ])('are refused where they are none (%j, %j)', async (postcode, number, field) => {
    expect(await address(postcode, number)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    })
    expect(registers.calls()).toEqual([])
  })

  test('are not remembered where the register did not answer', async () => {
    registers.fail({ status: 503, body: '{}' })
    expect(await address('9723 ZS', '48')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    registers.fail(null)
    expect((await address('9723 ZS', '48')).body).toMatchObject([{ street: 'Walsstraat' }])
  })
})

test('a tenant asks so much and no more; another one goes on', async () => {
  app.setNow(later(48 * 60))
  for (let asked = 0; asked < 40; asked += 1) expect((await companies('Kuipers')).status).toBe(200)
  expect(await companies('Kuipers')).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect((await check('NL000031415B01')).status).toBe(429)
  expect((await check('NL000031415B01', other)).status).toBe(200)
  // What is known already costs nothing.
  await address('8911 GS', '3', other)
  expect((await address('8911 GS', '3')).status).toBe(200)
})

test("an Admin asks for a tenant; nobody asks for another's, and a customer's Manager not at all", async () => {
  app.setNow(later(96 * 60))
  const body = { tenant_id: 2, query: 'Kuipers' }
  expect((await app.as(admin).findCompanies.answer({ body })).status).toBe(200)
  expect((await app.as(admin).findCompanies.answer({ body: { ...body, tenant_id: 9_999 } })).status).toBe(404)
  const foreign = { ...body, tenant_id: 1 }
  expect((await app.as(other).findCompanies.answer({ body: foreign })).status).toBe(404)
  expect((await app.as(customersManager).findCompanies.answer({ body: { query: 'x' } })).status).toBe(403)
  expect((await app.as(customersManager).getRegisters.answer({})).status).toBe(403)
})

test('who configured none asks none', async () => {
  expect(await app.as(manager).getRegisters({})).toEqual({ vat_numbers: true, companies: true, addresses: true })
  const without = await createTestApp()
  try {
    const call = without.as(manager)
    expect(await call.getRegisters({})).toEqual({ vat_numbers: false, companies: false, addresses: false })
    expect((await call.checkVatNumber.answer({ body: { vat_number: 'NL000031415B01' } })).status).toBe(404)
    expect((await call.findCompanies.answer({ body: { query: 'Kuipers' } })).status).toBe(404)
    expect((await call.findAddress.answer({ body: { postal_code: '3542 AB', number: '1' } })).status).toBe(404)
  } finally {
    await without.close()
  }
})
