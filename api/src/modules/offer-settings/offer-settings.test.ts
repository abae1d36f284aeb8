import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const activities = async (entity: string) =>
  (
    await app.database.db.selectFrom('activity').select('action').where('entity', '=', entity).orderBy('id').execute()
  ).map(({ action }) => action)
const saveOffer = async (offer: object) => (await app.as(manager).saveOffer.answer({ body: { offer } })).body[0]

describe('offer settings', () => {
  const read = (email = manager) =>
    app
      .as(email)
      .getOfferSettings.answer()
      .then(({ body }) => body)
  const input = async (part: object = {}) => {
    const { tenant_id: _tenant, next_sequence: _next, ...settings } = await read()
    return { ...settings, ...part }
  }

  test('are saved once per revision, felt by the next offer, and logged', async () => {
    const before = await read()
    expect(before).toMatchObject({
      tenant_id: 1,
      number_pattern: 'OFF-{YYYY}-{SEQ:4}',
      offer_validity_days: 30,
      signature_required: true,
      reminders: { enabled: false, days_before: [7, 1] },
    })
    const changed = await input({
      number_pattern: 'Q{YY}/{SEQ:5}',
      next_sequence: before.next_sequence + 100,
      offer_validity_days: 10,
      low_stock_threshold: 7,
    })
    expect((await app.as(manager).saveOfferSettings.answer({ body: changed })).body).toMatchObject({
      rev: before.rev + 1,
      next_sequence: before.next_sequence + 100,
      low_stock_threshold: 7,
    })
    const stale = await app.as(manager).saveOfferSettings.answer({ body: changed })
    expect(stale).toMatchObject({ status: 409, code: 'STALE', body: { current: { rev: before.rev + 1 } } })
    const saved = await saveOffer({ title: 'Eerste na de wijziging' })
    expect(saved?.offer_nr).toBe(`Q26/${String(before.next_sequence + 100).padStart(5, '0')}`)
    expect((await app.as(manager).getOffer.answer({ query: { id: saved?.offer_id } })).body.validUntil).toBe(
      '2026-03-26',
    )
    expect(await activities('offer_settings')).toEqual(['offer_settings.saved'])
  })

  test.each([
    [{ number_pattern: 'OFF-{YYYY}' }, 'number_pattern'],
    [{ number_pattern: 'OFF-{SEQ}', number_reset: 'yearly' }, 'number_pattern'],
    [{ next_sequence: 1 }, 'next_sequence'],
    [{ offer_validity_days: 366 }, 'offer_validity_days'],
    [{ default_tax_rate: 101 }, 'default_tax_rate'],
    [{ payment_terms_days: 121 }, 'payment_terms_days'],
  ])('%j is refused', async (part, field) => {
    const answer = await app.as(manager).saveOfferSettings.answer({ body: await input(part) })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  test('belong to Managers; an Admin names a tenant', async () => {
    expect((await app.as(user).getOfferSettings.answer()).status).toBe(403)
    expect((await app.as(admin).getOfferSettings.answer({ query: { tenant_id: 2 } })).body.tenant_id).toBe(2)
    expect((await read(other)).number_pattern).toBe('NS{YY}-{SEQ:5}')
  })
})

describe('the wording of mails', () => {
  const read = (email = manager) =>
    app
      .as(email)
      .getOfferMailTexts.answer()
      .then(({ body }) => body)
  const offerNl = {
    kind: 'offer',
    language: 'nl',
    subject: 'Onze offerte {offer_nr}',
    body: 'Beste {contact}, zie {link}',
  }

  test('is the standard one until the tenant changes it, and again after a reset', async () => {
    const { texts, rev } = await read()
    expect(texts).toHaveLength(10)
    expect(texts.every((text) => text.is_default)).toBe(true)
    const changed = (await app.as(manager).saveOfferMailTexts.answer({ body: { texts: [offerNl], rev } })).body
    expect(changed.texts.find((text) => text.kind === 'offer' && text.language === 'nl')).toEqual({
      ...offerNl,
      is_default: false,
    })
    expect((await read(other)).texts.every((text) => text.is_default)).toBe(true)
    expect((await app.as(manager).saveOfferMailTexts.answer({ body: { texts: [], rev } })).body.code).toBe('STALE')
    const reset = await app.as(manager).saveOfferMailTexts.answer({
      body: { texts: [], reset: [{ kind: 'offer', language: 'nl' }], rev: rev + 1 },
    })
    expect(reset.body).toEqual({ texts, rev: rev + 2 })
  })

  test('names only what can be filled in', async () => {
    const { rev } = await read()
    const answer = await app
      .as(manager)
      .saveOfferMailTexts.answer({ body: { texts: [{ ...offerNl, body: 'Beste {klant}' }], rev } })
    expect([answer.status, answer.body.fields]).toEqual([422, { 'texts.0.body': expect.stringContaining('{klant}') }])
  })
})

describe('surcharge rules', () => {
  const list = (email = manager) =>
    app
      .as(email)
      .listSurchargeRules.answer()
      .then(({ body }) => body)
  const rule = { kind: 'fixed', name_nl: 'Administratiekosten', name_en: 'Handling', amount: 12.5 }

  test('are added, changed and deleted, and what the kind does not need is dropped', async () => {
    const before = await list()
    expect(before.map(({ kind }) => kind)).toEqual(['small_order', 'property', 'freight'])
    const key = { 'idempotency-key': 'rule-once' }
    const added = (
      await app.as(manager, { headers: key }).saveSurchargeRule.answer({ body: { ...rule, threshold: 5 } })
    ).body
    expect(
      (await app.as(manager, { headers: key }).saveSurchargeRule.answer({ body: { ...rule, threshold: 5 } })).body,
    ).toEqual(added)
    expect(added).toMatchObject({ amount: 12.5, threshold: null, is_active: true, position: 4, rev: 1 })
    const changed = await app
      .as(manager)
      .saveSurchargeRule.answer({ body: { ...rule, id: added.id, rev: 1, amount: 20 } })
    expect(changed.body).toMatchObject({ amount: 20, position: 4, rev: 2 })
    expect(
      (await app.as(manager).saveSurchargeRule.answer({ body: { ...rule, id: added.id, rev: 1 } })).body.code,
    ).toBe('STALE')
    expect((await app.as(manager).deleteSurchargeRule.answer({ params: { id: added.id } })).status).toBe(204)
    expect((await app.as(manager).deleteSurchargeRule.answer({ params: { id: added.id } })).status).toBe(404)
    expect(await list()).toEqual(before)
    expect(await activities('surcharge_rule')).toEqual([
      'surcharge_rule.created',
      'surcharge_rule.saved',
      'surcharge_rule.deleted',
    ])
  })

  test.each([
    [{ kind: 'percentage' }, ['percentage']],
    [{ kind: 'freight' }, ['threshold']],
    [{ kind: 'property' }, ['measure', 'property_type']],
    [{ kind: 'fixed', amount: undefined }, ['amount']],
    [{ kind: 'fixed', name_nl: ' ', name_en: '' }, ['name_en', 'name_nl']],
  ])('%j lacks %j', async (part, fields) => {
    const answer = await app.as(manager).saveSurchargeRule.answer({ body: { ...rule, ...part } })
    expect([answer.status, Object.keys(answer.body.fields).toSorted()]).toEqual([422, fields])
  })
})

describe('templates', () => {
  const list = (email = manager) =>
    app
      .as(email)
      .listTemplates.answer()
      .then(({ body }) => body)
  const name = 'Proef'

  test('stand with the default one first, in both tenants', async () => {
    expect((await list()).map((template) => [template.name, template.isDefault])).toEqual([
      ['Standaard', true],
      ['Kapconstructie', false],
      ['Schilderwerk', false],
      ['Tuinhuis douglas', false],
    ])
    expect((await list(other)).map((template) => template.name)).toEqual([
      'Standaard',
      'Afvoer machinehal',
      'Draagconstructie',
    ])
  })

  test("give today's prices, lines of their own, and what has left the catalogue as text", async () => {
    const template = (await list()).find((one) => one.name === 'Kapconstructie')
    const applied = (await app.as(manager).applyTemplate.answer({ params: { id: template?.id } })).body
    expect(applied).toMatchObject({ title: 'Kapconstructie', missing: [] })
    const [, beam, , , , sawing] = applied.items
    expect(beam).toMatchObject({ priceSource: 'tier', quantity: 40 })
    expect(beam?.product?.staffels.length).toBeGreaterThan(1)
    expect(sawing).toMatchObject({ productId: null, unitPrice: 1.75, total: 35, priceSource: 'manual' })
    expect(applied.items.map(({ id }) => id)).not.toContain('t1')
    const { db } = app.database
    await db
      .updateTable('product')
      .set({ end_date: '2026-01-01' })
      .where('id', '=', beam?.productId ?? 0)
      .execute()
    const stillThere = (await app.as(manager).applyTemplate.answer({ params: { id: template?.id } })).body
    await db
      .deleteFrom('product')
      .where('id', '=', beam?.productId ?? 0)
      .execute()
    const gone = (await app.as(manager).applyTemplate.answer({ params: { id: template?.id } })).body
    await db.updateTable('offer_settings').set({ offer_validity_days: 30 }).where('tenant_id', '=', 1).execute()
    expect([stillThere.items.length, gone.missing, gone.items[1]?.productId]).toEqual([6, [beam?.description], null])
  })

  test('are kept without surcharges and computed figures; a new default replaces the old one; names are unique', async () => {
    const items = [
      { id: 'a', productId: null, description: 'Zagen', quantity: 2, unitPrice: 3, total: 6 },
      { id: 'sur:1', productId: null, description: 'Vracht', quantity: 1, isSurcharge: true },
    ]
    const key = { 'idempotency-key': 'template-1' }
    const saved = (
      await app.as(manager, { headers: key }).saveTemplate.answer({ body: { name, isDefault: true, items } })
    ).body
    expect(
      (await app.as(manager, { headers: key }).saveTemplate.answer({ body: { name, isDefault: true, items } })).body,
    ).toEqual(saved)
    expect(saved.items).toEqual([
      {
        id: 'a',
        productId: null,
        description: 'Zagen',
        quantity: 2,
        unitPrice: 3,
        priceSource: 'manual',
        priceSticky: true,
      },
    ])
    expect((await list()).filter((template) => template.isDefault).map(({ id }) => id)).toEqual([saved.id])
    const twice = await app.as(manager).saveTemplate.answer({ body: { name: 'proef', items: [] } })
    expect([twice.status, twice.body.code]).toEqual([409, 'DUPLICATE'])
    expect(
      (await app.as(manager).saveTemplate.answer({ body: { id: saved.id, rev: 9, name, items: [] } })).body.code,
    ).toBe('STALE')
    const copy = (await app.as(manager).duplicateTemplate.answer({ params: { id: saved.id } })).body
    const again = (await app.as(manager).duplicateTemplate.answer({ params: { id: saved.id } })).body
    expect([copy.isDefault, copy.name, again.name]).toEqual([
      false,
      expect.stringMatching(/^Proef \((kopie|copy)\)$/),
      expect.stringMatching(/ 2\)$/),
    ])
    expect((await app.as(manager).deleteTemplate.answer({ params: { id: saved.id } })).status).toBe(204)
    expect((await app.as(manager).applyTemplate.answer({ params: { id: saved.id } })).status).toBe(404)
    expect(await activities('template')).toEqual([
      'template.created',
      'template.duplicated',
      'template.duplicated',
      'template.deleted',
    ])
  })

  test('are copied under a name that is cut after a whole character', async () => {
    for (const name of ['😀'.repeat(100), `a${'😀'.repeat(99)}b`]) {
      const saved = (await app.as(manager).saveTemplate.answer({ body: { name, items: [] } })).body
      const copy = (await app.as(manager).duplicateTemplate.answer({ params: { id: saved.id } })).body
      expect(copy.name.isWellFormed()).toBe(true)
      expect(copy.name.length).toBeGreaterThan(198)
      for (const { id } of [saved, copy]) await app.as(manager).deleteTemplate({ params: { id } })
    }
  })

  test('are marked as used by the offer that is saved with one', async () => {
    const [template] = await list()
    await saveOffer({ title: 'Uit sjabloon', template_id: template?.id })
    expect((await list())[0]?.lastUsed).toBe('2026-03-16T10:00:00.000Z')
  })

  test('are for Managers of the tenant', async () => {
    expect((await app.as(user).listTemplates.answer()).status).toBe(403)
    const [template] = await list()
    expect(
      (await app.as(other).saveTemplate.answer({ body: { id: template?.id, rev: 1, name: 'x', items: [] } })).status,
    ).toBe(404)
    expect((await app.as(admin).applyTemplate.answer({ params: { id: template?.id } })).status).toBe(200)
  })
})
