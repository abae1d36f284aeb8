import { startExactStandIn, type DataSize, type ExactStandIn } from '@staffel/exact-standin'
import { createDatabase } from '../database.ts'
import { startHouse } from '../house.ts'
import { test as base } from '../../test.ts'

interface BesideExact {
  /** How much it holds. */
  exactData: DataSize
  /** In place of Exact Online, as local mode has it. */
  exact: ExactStandIn
}

/** The house with an Exact beside it, which both of its environments can be connected to. */
export const test = base.extend<object, BesideExact>({
  exactData: ['small', { option: true, scope: 'worker' }],
  exact: [
    async ({ exactData: data }, use) => {
      const exact = await startExactStandIn({ port: 0, data })
      await use(exact)
      await exact.close()
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ database, exact }, use) => {
      const named = database === 'server' ? await createDatabase() : null
      const house = await startHouse({ databaseUrl: named?.url, env: environmentOf(exact) })
      await use(house)
      await house.stop()
      await named?.drop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

function environmentOf({ url, apps }: ExactStandIn): Record<string, string> {
  const registrations = ['TEST', 'PRODUCTION'].map((name, index) => ({
    [`EXACT_${name}_CLIENT_ID`]: apps[index]?.clientId ?? '',
    [`EXACT_${name}_CLIENT_SECRET`]: apps[index]?.clientSecret ?? '',
    [`EXACT_${name}_WEBHOOK_SECRET`]: apps[index]?.webhookSecret ?? '',
  }))
  return Object.assign({ EXACT_BASE_URL: url, EXACT_REVOKE_PATH: '/api/oauth2/revoke' }, ...registrations) as Record<
    string,
    string
  >
}
