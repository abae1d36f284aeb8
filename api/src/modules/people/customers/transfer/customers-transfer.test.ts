import type { CustomersImport } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { fileForm } from '../../../../testing/driver/file-form.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

type Fields = Readonly<Record<string, string>>
function send(file: string | Uint8Array, { email = manager, ...fields }: Fields = {}) {
  const { body, headers } = fileForm(file, fields)
  return app.as(email, { headers: { 'accept-language': 'nl', ...headers } }).importCustomers.answer({ body })
}
async function take(file: string | Uint8Array, fields: Fields = {}): Promise<CustomersImport> {
  const answer = await send(file, fields)
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.body
}
const counts = ({ created, updated, unchanged, refused, duplicate }: CustomersImport) => ({
  ...{ created, updated, unchanged, refused, duplicate },
})
const none = { created: 0, updated: 0, unchanged: 0, refused: 0, duplicate: 0 }
const problems = ({ errors }: CustomersImport) => errors.map(({ row, field, message }) => `${row} ${field}: ${message}`)
const changes = ({ changes: told }: CustomersImport) =>
  told.flatMap(({ row, name, fields }) =>
    fields.length === 0
      ? [`${row} ${name} is new`]
      : fields.map(({ field, from, to }) => `${row} ${name} ${field}: ${from ?? '-'} > ${to ?? '-'}`),
  )
const exported = (query: object = {}, email = manager) =>
  app.as(email, { headers: { 'accept-language': 'nl' } }).exportCustomers.answer({ query: { format: 'csv', ...query } })
const detail = (id: number, email = manager) => app.as(email).getCustomer({ query: { organization_id: id } })
const idOf = async (name: string) =>
  (
    await app.database.db
      .selectFrom('organization')
      .select('id')
      .where('name', '=', name)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id

let made = 0
async function make(part: object = {}): Promise<number> {
  made += 1
  const body = { name: `Klant ${made}`, allow_duplicate: true, ...part }
  return (await app.as(manager).createOrganization({ body })).organization_id
}

describe('customers as a file', () => {
  test.each(['csv', 'xlsx'] as const)('come back from %s without a change', async (format) => {
    await make({
      name: `=Som(1);"${format}"`,
      phone: '+31 30 1234567',
      vat_number: format === 'csv' ? 'NL000012345B09' : 'NL000012345B08',
      price_note: 'Twee\nregels; en meer',
      tax_regime: 'reverse_charge',
      language: 'en',
      payment_term_days: 45,
      address: { street: 'Kade', number: '4', postal_code: '3511 AB', city: 'Utrecht' },
      contact: { name: '-Roos', email: 'roos@kade.example' },
    })
    const { bytes } = await exported({ format })
    const told = await take(bytes, { allow_duplicates: 'true' })
    expect(problems(told)).toEqual([])
    expect(changes(told)).toEqual([])
    expect(counts(told)).toEqual({ ...none, unchanged: told.rows })
    expect(told.rows).toBeGreaterThan(10)
  })

  test('are those of the list as it is filtered, with no cell that is a formula', async () => {
    const id = await make({ name: '=HYPERLINK("x")', email: 'formule@bron.example' })
    await app.as(manager).deleteOrganization({ params: { id }, body: { archive: true } })
    const { bytes, headers } = await exported({ filters: { kept: 'archived', search: 'HYPERLINK' } })
    expect(headers['content-disposition']).toContain('Klanten 2026-03-16.csv')
    const [head, ...rows] = bytes.toString().trim().split('\r\n')
    expect(head).toContain('Klant-id;Naam;Status;E-mailadres;Telefoon;KvK-nummer;Btw-nummer;Btw-regeling')
    expect(rows).toEqual([expect.stringMatching(`^${id};"'=HYPERLINK\\(""x""\\)";prospect;formule@bron.example;`)])
    expect((await exported()).bytes.toString()).not.toContain('HYPERLINK')
  })

  test('are for who may change customers, and never another seller’s', async () => {
    const id = await make({ name: 'Alleen van ons' })
    expect((await exported({ tenant_id: 1 }, other)).status).toBe(404)
    expect((await exported({}, other)).bytes.toString()).not.toContain('Alleen van ons')
    for (const email of ['user@staffel.example', 'manager@jansenbouw.example']) {
      expect([email, (await exported({}, email)).status]).toEqual([email, 403])
      expect([email, (await send('Naam\nX', { email })).status]).toEqual([email, 403])
    }
    expect((await send('Naam\nX', { email: other, tenant_id: '1' })).status).toBe(404)
    const told = await take(`Klant-id;Naam\n${id};Van een ander`, { email: other })
    expect(problems(told)).toEqual(['2 customerId: Er is geen klant met dit id. Laat het leeg voor een nieuwe klant.'])
    expect((await detail(id)).name).toBe('Alleen van ons')
  })
})

test('a row of a customer that was merged is refused, and its numbers are the other one’s', async () => {
  const vat = 'NL000099998B57'
  const [into, from] = [
    await make({ name: 'Vlier', vat_number: vat }),
    await make({ name: 'Vlier B.V.', vat_number: vat }),
  ]
  const [one, other] = [await detail(into), await detail(from)]
  const body = { organization_id: into, from_id: from, rev: one.rev, from_rev: other.rev }
  await app.as(manager).mergeOrganizations({ body })
  const told = await take(`Klant-id;Naam\n${from};Vlier oud`, { dry_run: 'true' })
  expect(problems(told)).toEqual(['2 customerId: Deze klant is opgegaan in ‘Vlier’. Gebruik het id van die klant.'])
  await take(`Btw-nummer;Naam\n${vat};Vlier nieuw`)
  expect((await detail(into)).name).toBe('Vlier nieuw')
})

describe('a file of customers', () => {
  const file = () =>
    [
      'Bedrijfsnaam;E-mail;KvK;Btw-nummer;Betaaltermijn;Straat;Huisnummer;Postcode;Plaats;Land;Contactpersoon;Functie',
      'Dakwerken Noord;info@dakwerken-noord.example;12340099;nl 0000.12399.b01;30 dagen;Dok;7;9712ab;Groningen;Nederland;Piet Dak;Inkoper',
    ].join('\n')

  test('is told of first, and makes customers with all that belongs to them once it is meant', async () => {
    const told = await take(file(), { dry_run: 'true' })
    expect(changes(told)).toEqual(['2 Dakwerken Noord is new'])
    expect(told.columns.map(({ field }) => field)).not.toContain(null)
    await expect(idOf('Dakwerken Noord')).rejects.toThrow()
    expect(counts(await take(file()))).toEqual({ ...none, created: 1 })
    expect(await detail(await idOf('Dakwerken Noord'))).toMatchObject({
      status: 'prospect',
      email: 'info@dakwerken-noord.example',
      chamber_of_commerce_number: '12340099',
      vat_number: 'NL000012399B01',
      payment_term_days: 30,
      address: { street: 'Dok', number: '7', postal_code: '9712 AB', city: 'Groningen', country_code: 'NL' },
      contact_persons: [{ name: 'Piet Dak', job_title: 'Inkoper', is_primary: true }],
    })
    expect(counts(await take(file()))).toEqual({ ...none, unchanged: 1 })
  })

  test('changes by id, by VAT number, and by the number of the trade register, what its columns hold', async () => {
    const byId = await make({ payment_term_days: 14, price_note: 'Blijft' })
    const byVat = await make({ vat_number: 'NL000055501B01', phone: '020 1' })
    const byRegistration = await make({ chamber_of_commerce_number: '77 66 55 44' })
    const lines = [
      'Klant-id;Btw-nummer;KvK-nummer;Naam;Betaaltermijn;Telefoon;Btw-regeling;Contactpersoon',
      `${byId};;;Nieuwe naam;30;030 5;;Eva`,
      `;NL0000.55501.B01;;;;;verlegd;`,
      `;;77665544;;60;;;`,
    ].join('\n')
    const trial = await take(lines, { dry_run: 'true' })
    expect(changes(trial)).toEqual([
      '2 Nieuwe naam name: Klant ' + (made - 2) + ' > Nieuwe naam',
      '2 Nieuwe naam phone: - > 030 5',
      '2 Nieuwe naam paymentTermDays: 14 > 30',
      '2 Nieuwe naam contactName: - > Eva',
      `3 Klant ${made - 1} phone: 020 1 > -`,
      `3 Klant ${made - 1} taxRegime: binnenland > verlegd`,
      `4 Klant ${made} paymentTermDays: - > 60`,
    ])
    expect((await detail(byId)).rev).toBe(1)
    expect(counts(await take(lines))).toEqual({ ...none, updated: 3 })
    expect(await detail(byId)).toMatchObject({
      ...{ name: 'Nieuwe naam', phone: '030 5', payment_term_days: 30, price_note: 'Blijft', rev: 2 },
      contact_persons: [{ name: 'Eva', is_primary: true }],
    })
    expect(await detail(byVat)).toMatchObject({ phone: null, contacts: [], tax_regime: 'reverse_charge' })
    expect(await detail(byRegistration)).toMatchObject({
      payment_term_days: 60,
      chamber_of_commerce_number: '77 66 55 44',
    })
    const logged = await app.as(manager).listOrganizationActivity({ query: { organization_id: byId } })
    expect(logged.items[0]?.action).toBe('organization.imported')
  })

  test('names what is wrong by row and column, and leaves only that out', async () => {
    const taken = await make({ vat_number: 'NL000055502B01' })
    const elsewhere = await make({ name: 'Elders', chamber_of_commerce_number: '70707070' })
    const told = await take(
      [
        'Klant-id;Naam;E-mailadres;Btw-nummer;KvK-nummer;Postcode;Land;Betaaltermijn;Regio;Status;E-mail contactpersoon',
        ';;info@naamloos.example;;;;;;;;',
        ';A;geen adres;;;;;;;;',
        ';B;;NL12;;;;;;;',
        ';C;;;;12;NL;;;;',
        ';D;;;;;Atlantis;;;;',
        ';E;;;;;;999;;;',
        ';F;;;;;;;Nergens;;',
        ';G;;;;;;;;slapend;',
        ';H;;;;;;;;;iemand@h.example',
        '99999999;I;;;;;;;;;',
        `${taken};J;;;70707070;;;;;;`,
        ';K;;NL000055503B01;;;;;;;',
        ';L;;NL000055503B01;;;;;;;',
        ';M;;;;;;;;;',
      ].join('\n'),
    )
    expect(problems(told)).toEqual([
      '2 name: Naam ontbreekt.',
      '3 email: Geen geldig e-mailadres.',
      '4 vatNumber: Geen geldig btw-nummer.',
      '5 postalCode: Schrijf de postcode als 1234 AB.',
      '6 countryCode: ‘Atlantis’ is geen land. Schrijf een code van twee letters, zoals NL.',
      '7 paymentTermDays: Maximaal 365.',
      '8 region: Er is geen regio die ‘Nergens’ heet.',
      '9 status: ‘slapend’ is geen van de keuzes.',
      '10 contactName: Contactpersoon ontbreekt.',
      '11 customerId: Er is geen klant met dit id. Laat het leeg voor een nieuwe klant.',
      '12 chamberOfCommerceNumber: Dit nummer hoort bij een andere klant: Elders.',
      '14 vatNumber: Deze klant staat ook in rij 13.',
    ])
    expect(counts(told)).toEqual({ ...none, created: 2, refused: 12 })
    expect((await detail(elsewhere)).name).toBe('Elders')
  })

  test('leaves out what is probably there already, in the list or in a row above, unless it is allowed', async () => {
    const id = await make({ name: 'Metselwerk Oost B.V.', address: { postal_code: '6811 CD' } })
    const lines = [
      'Naam;Postcode;E-mailadres',
      'Metselwerk Oost;6811cd;',
      'Voegers;;info@voegers.example',
      'Voegers Twee;;verkoop@voegers.example',
      'Iemand;;iemand@gmail.com',
      'Iemand anders;;anders@gmail.com',
    ].join('\n')
    const told = await take(lines, { dry_run: 'true' })
    expect(told.duplicates).toEqual([
      { row: 2, name: 'Metselwerk Oost', organization_id: id, other_name: 'Metselwerk Oost B.V.', other_row: null },
      { row: 4, name: 'Voegers Twee', organization_id: null, other_name: 'Voegers', other_row: 3 },
    ])
    expect(counts(told)).toEqual({ ...none, created: 3, duplicate: 2 })
    expect(counts(await take(lines, { allow_duplicates: 'true' }))).toEqual({ ...none, created: 5 })
  })

  test('asks which of several customers with one number is meant, unless the name says it', async () => {
    const vat_number = 'NL000055504B01'
    await make({ name: 'Vestiging Oost', vat_number })
    await make({ name: 'Vestiging West', vat_number })
    const told = await take(`Btw-nummer;Naam;Telefoon\n${vat_number};Vestiging West;1\n${vat_number};Zuid;1`)
    expect(changes(told)).toEqual(['2 Vestiging West phone: - > 1'])
    expect(problems(told)).toEqual(['3 vatNumber: Er zijn meer klanten met dit nummer. Zet het klant-id erbij.'])
  })

  test('does not find who was deleted', async () => {
    const id = await make({ vat_number: 'NL000055505B01' })
    await app.as(manager).deleteOrganization({ params: { id }, body: {} })
    const told = await take(`Klant-id;Btw-nummer;Naam\n${id};;Terug\n;NL000055505B01;Opnieuw`, { dry_run: 'true' })
    expect(problems(told)).toHaveLength(1)
    expect(changes(told)).toEqual(['3 Opnieuw is new'])
  })

  test('whose columns nobody knows is told by what stands in them, and is read as somebody says', async () => {
    const lines = 'Kolom A;Kolom B\nKlant van kolommen;1234'
    const told = await take(lines, { dry_run: 'true' })
    expect(told.columns).toEqual([
      { name: 'Kolom A', samples: ['Klant van kolommen'], field: null },
      { name: 'Kolom B', samples: ['1234'], field: null },
    ])
    expect(counts(told)).toEqual(none)
    const refused = await send(lines)
    expect([refused.status, refused.body.fields?.file]).toEqual([
      422,
      'De eerste rij noemt de kolommen: Naam, of een klant-id, btw-nummer of KvK-nummer. Exporteer uw klanten voor een voorbeeld.',
    ])
    expect(changes(await take(lines, { mapping: 'name,' }))).toEqual(['2 Klant van kolommen is new'])
    expect((await send(lines, { mapping: 'naam,' })).status).toBe(422)
  })

  test.each([
    ['no table', '%PDF-1.7 x'],
    ['nothing below its first row', 'Naam;E-mailadres'],
    ['too many rows', `Naam\n${'x\n'.repeat(10_001)}`],
  ])('with %s is refused as a whole', async (_what, content) => {
    const answer = await send(content)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['file']])
  })
})
