import type { OfferSettingsInput, SurchargeRuleInput } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fitting, people } from '../save/testing/saved-offer.ts'

const { manager, other } = people

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
  // From the second one on, what the company has set is remembered.
  for (const email of [manager, other]) {
    await drafted(email)
    await drafted(email)
  }
})
afterEach(() => app.close())

/** A new draft of somebody, as the company's settings have it. */
async function drafted(email: string = manager) {
  const [offer] = await app.as(email).saveOffer({ body: { offer: { title: 'Montage', items: [fitting()] } } })
  const { terms, items } = await app.as(email).getOffer({ query: { id: String(offer?.offer_id) } })
  const surcharges = items.filter(({ kind }) => kind === 'surcharge').map(({ description }) => description)
  return { number: offer?.offer_nr, terms, surcharges }
}

async function set(part: Partial<OfferSettingsInput>, email: string = manager) {
  const { tenant_id: _t, next_sequence: _n, ...settings } = await app.as(email).getOfferSettings()
  await app.as(email).saveOfferSettings({ body: { ...settings, ...part } })
}

const handling: SurchargeRuleInput = { kind: 'fixed', name_nl: 'Administratie', name_en: 'Handling', amount: 12.5 }

test('an offer is made by the settings that were saved a moment ago', async () => {
  await set({ terms_nl: 'Binnen acht dagen' })
  expect((await drafted()).terms).toBe('Binnen acht dagen')
  expect((await drafted()).terms).toBe('Binnen acht dagen')
  await set({ terms_nl: 'Binnen een maand' })
  expect((await drafted()).terms).toBe('Binnen een maand')
})

test('and by those that somebody writes in the database', async () => {
  await app.database.db.updateTable('offer_settings').set({ terms_nl: 'Vooraf' }).where('tenant_id', '=', 1).execute()
  expect((await drafted()).terms).toBe('Vooraf')
  await app.database.db.deleteFrom('offer_settings').where('tenant_id', '=', 1).execute()
  expect((await drafted()).terms).toBe('')
})

test("another company's settings are its own", async () => {
  await set({ terms_nl: 'Binnen acht dagen' }, other)
  expect((await drafted(other)).terms).toBe('Binnen acht dagen')
  expect((await drafted()).terms).not.toBe('Binnen acht dagen')
})

test('a surcharge counts from when it is there, as it is now, until it is gone', async () => {
  const before = (await drafted()).surcharges
  const { id, rev } = await app.as(manager).saveSurchargeRule({ body: handling })
  expect((await drafted()).surcharges.toSorted()).toEqual([...before, 'Administratie'].toSorted())
  const renamed = { ...handling, id, rev, name_nl: 'Behandeling' }
  await app.as(manager).saveSurchargeRule({ body: renamed })
  expect((await drafted()).surcharges.toSorted()).toEqual([...before, 'Behandeling'].toSorted())
  await app.as(manager).deleteSurchargeRule({ params: { id } })
  expect((await drafted()).surcharges).toEqual(before)
})

test('numbers go on where they never begin anew, and begin anew where they do', async () => {
  await set({ number_pattern: 'A-{SEQ:4}', number_reset: 'never' })
  expect([(await drafted()).number, (await drafted()).number]).toEqual(['A-0001', 'A-0002'])
  await set({ number_pattern: 'A-{YYYY}-{SEQ:4}', number_reset: 'yearly' })
  expect((await drafted()).number).not.toBe('A-2026-0003')
})
