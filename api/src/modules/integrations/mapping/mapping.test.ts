import type { ExactMappingRow } from '@staffel/shared-api/contract'
import { manager, pushingHouse, type PushingHouse } from '../testing/pushing-house.ts'

let house: PushingHouse
beforeAll(async () => {
  house = await pushingHouse()
})
afterAll(() => house.close())

const read = () => house.app.as(manager).getExactMapping()
const row = async (kind: ExactMappingRow['kind'], key: string) =>
  (await read()).rows.find((one) => one.kind === kind && one.key === key)
const choose = (kind: ExactMappingRow['kind'], key: string, exact: string | null, email = manager) =>
  house.app.as(email).saveExactMapping.answer({ body: { kind, key, exact } })

test('there is nothing to map before somebody has connected', async () => {
  const { body } = await house.app.as(manager).getExactMapping.answer()
  expect(body).toMatchObject({ code: 'NOT_CONNECTED' })
})

describe('with a link', () => {
  beforeAll(() => house.connect())

  test('codes for VAT and units are suggested, by rate and by name', async () => {
    expect(await read()).toMatchObject({ division: 102_030, rows: expect.any(Array) })
    expect(await row('vat', '21')).toMatchObject({ chosen: null, suggested: { key: 'VH' }, complete: true })
    expect(await row('vat', 'reverse')).toMatchObject({ suggested: { key: 'VV' }, complete: true })
    expect(await row('unit', 'st')).toMatchObject({ complete: true })
    const { vat_codes } = await read()
    expect(vat_codes.map(({ key }) => key)).not.toContain('VHI')
    expect(vat_codes.map(({ key }) => key)).not.toContain('V6')
  })

  test('things are named in the language of the page, whatever the usual one of its reader', async () => {
    const nameIn = async (language: string) => {
      const reader = house.app.as(manager, { headers: { 'accept-language': language } })
      return (await reader.getExactMapping()).rows.find(({ kind, key }) => kind === 'charge' && key === 'text')?.name
    }
    expect([await nameIn('nl'), await nameIn('en')]).toEqual(['Vrije regels', 'Free text'])
  })

  test('what somebody chooses counts, until nobody does', async () => {
    expect((await choose('vat', '0', 'VE')).status).toBe(200)
    expect(await row('vat', '0')).toMatchObject({ chosen: { key: 'VE', name: expect.any(String) }, complete: true })
    expect((await choose('vat', '0', null)).status).toBe(200)
    expect(await row('vat', '0')).toMatchObject({ chosen: null })
  })

  test('what is not there, or does not fit, is not chosen', async () => {
    for (const [kind, key, exact] of [
      ['vat', '21', 'VL'],
      ['vat', '21', 'VHI'],
      ['unit', 'st', 'vat'],
      ['charge', 'text', 'niets'],
      ['charge', 'text', 'd1c0f1aa-0000-4000-8000-000000000001'],
    ] as const)
      expect((await choose(kind, key, exact)).body).toMatchObject({ fields: { exact: expect.any(String) } })
  })

  test('an item that is looked for stands for free text, and for all surcharges', async () => {
    const [item] = await house.app.as(manager).findExactItems({ query: { search: 'Zeskantbout' } })
    expect(item?.name).toContain('Zeskantbout')
    expect(await row('charge', 'text')).toMatchObject({ complete: false })
    await choose('charge', 'text', item?.key ?? '')
    expect(await row('charge', 'text')).toMatchObject({ chosen: { key: item?.key }, complete: true })
    const { db } = house.app.database
    const rule = await db
      .updateTable('surcharge_rule')
      .set({ is_active: true })
      .where('tenant_id', '=', 1)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await row('charge', `surcharge:${rule.id}`)).toMatchObject({ complete: false })
    await choose('charge', 'surcharge', item?.key ?? '')
    expect(await row('charge', `surcharge:${rule.id}`)).toMatchObject({ suggested: { key: item?.key }, complete: true })
    await db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  })

  test('it is for who runs the seller, of the own link', async () => {
    expect((await choose('vat', '0', 'VE', 'user@staffel.example')).status).toBe(403)
    expect((await choose('vat', '0', 'VE', 'manager@noordstaal.example')).body).toMatchObject({ code: 'NOT_CONNECTED' })
    const search = { query: { search: 'bout' } }
    expect((await house.app.as('user@staffel.example').findExactItems.answer(search)).status).toBe(403)
  })
})
