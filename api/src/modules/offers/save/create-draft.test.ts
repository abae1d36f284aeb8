import type { Caller } from '../../../http/caller.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { folderStore } from '../../../files/folder-store.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { createCatalogueModule } from '../../catalogue/catalogue.module.ts'
import { createOffersModule } from '../offers.module.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a draft made in another module’s transaction lives and dies with it', async () => {
  const db = app.database.db
  const now = () => sampleDay
  const parties = {
    documentCompany: () => Promise.reject(new Error('a draft freezes nothing')),
    customer: () => Promise.resolve(null),
    addCustomer: () => Promise.resolve(0),
  }
  const mailsNothing = () => Promise.reject(new Error('a draft mails nothing'))
  const offers = createOffersModule(
    { db, now, config: app.config, files: folderStore(app.config.dataDirectory) },
    {
      parties,
      productsById: createCatalogueModule({ db, now }).productsById,
      pricesOf: () => Promise.resolve([]),
      picturesOf: () => Promise.resolve(new Map()),
      templateUsed: () => Promise.resolve(true),
      scan: () => Promise.resolve('clean'),
      wording: mailsNothing,
      notifications: { tell: mailsNothing, mailReaders: mailsNothing },
    },
  )
  const caller: Caller = {
    uid: 'u',
    userId: 2,
    email: 'manager@staffel.example',
    name: 'Marieke Jansen',
    language: 'nl',
    roles: ['Manager'],
    features: [],
    tenantId: 1,
    timeZone: 'Europe/Amsterdam',
    organizationId: null,
    regionId: null,
    isTenant: true,
    scope: { tenantId: 1 },
  }
  const by = { caller, origin: { ip: '127.0.0.1', requestId: 'r' }, sourceRequestId: 7 }
  const items = [{ id: 'a', productId: null, description: '20 balken, soort onbekend', quantity: 20 }]
  const saved = await asTenant(db, { tenantId: 1 }, (tx) =>
    offers.createDraft(tx, 1, { title: 'Aanvraag balken', items, intent: 'issue' }, by),
  )
  expect(saved).toMatchObject({ status: 'draft', version: 1 })
  const stored = await db
    .selectFrom('offer')
    .select(['source_request_id', 'status'])
    .where('id', '=', saved.offer_id)
    .executeTakeFirst()
  expect(stored).toEqual({ source_request_id: 7, status: 'draft' })
  const failed = asTenant(db, { tenantId: 1 }, async (tx) => {
    await offers.createDraft(tx, 1, { title: 'Verdwijnt' }, by)
    throw new Error('the request could not be marked')
  })
  await expect(failed).rejects.toThrow('the request could not be marked')
  expect(await db.selectFrom('offer').select('id').where('title', '=', 'Verdwijnt').execute()).toEqual([])
})
