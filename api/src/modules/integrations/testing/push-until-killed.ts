// Pushes the offers that were accepted in a process of its own, which the test ends at any moment: DATABASE_URL, NOW
// (milliseconds), and what an API has of Exact.
import Fastify from 'fastify'
import { readConfig } from '../../../config.ts'
import { overPool } from '../../../db/database.ts'
import { createNotificationsModule } from '../../notifications/notifications.module.ts'
import { acceptedOffers } from '../../offers/document/accepted-offer.ts'
import { offerRepository } from '../../offers/store/offer.repository.ts'
import { createIntegrationsModule } from '../integrations.module.ts'
import { exactJobOf } from './exact-job-of.ts'

const { DATABASE_URL: connectionString = '', NOW: now = '0' } = process.env
const database = overPool({ connectionString, max: 3 }, 'server')
const unused = (): never => {
  throw new Error('A push has no use for this')
}
const context = {
  config: readConfig(),
  db: database.db,
  now: () => new Date(Number(now)),
  files: { put: unused, putOnce: unused, get: unused, remove: unused },
  log: Fastify({ logger: { level: 'warn', stream: process.stderr } }).log,
  announce: unused,
}
const integrations = createIntegrationsModule(context, {
  customersInTurn: unused,
  sourceCustomers: unused,
  sourceParts: { put: unused, remove: unused, raise: unused, archive: unused },
  shownField: unused,
  sourceGoods: unused,
  sourceProducts: { priceUnits: unused, look: unused, put: unused, archive: unused },
  sourcePrices: { text: unused, here: unused, put: unused },
  sourceNumbers: { problem: unused, here: unused, store: unused },
  acceptedOffer: acceptedOffers(offerRepository),
  tell: createNotificationsModule(context).tell,
})
// The connection is there, so that the kill falls into a push and not before it.
await database.db.selectFrom('tenant').select('id').execute()
console.log('ready')
await exactJobOf([integrations], 'push').run()
await database.close()
