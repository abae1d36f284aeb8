import type { AddressInfo } from 'node:net'
import { adminCall } from './admin/adminCall.ts'
import { localApps, type StandInApp } from './model/apps.ts'
import type { Company } from './model/Company.ts'
import { faultSwitches, type Faults } from './behaviour/faults.ts'
import { standInServer, type Call } from './http/standInServer.ts'
import { keptState } from './records/keptState.ts'
import { callLimits } from './behaviour/callLimits.ts'
import { errorBlocks } from './behaviour/errorBlocks.ts'
import { entityOf, type ExactRecord } from './model/entities.ts'
import { grantsOf } from './oauth/grants.ts'
import { divisionsOf, people, type DataSize, type StandInUser } from './model/people.ts'
import { divisionStore, type DivisionStore } from './records/divisionStore.ts'
import { changeByHand } from './records/writeCall.ts'
import { defaultSettings, type StandInSettings } from './behaviour/settings.ts'
import { deliveries } from './webhooks/deliveries.ts'

export interface StandInOptions {
  /** 0 takes a free one. */
  readonly port: number
  /** What time it is; by default the machine's. */
  readonly clock?: () => Date
  readonly data?: DataSize
  readonly apps?: readonly StandInApp[]
  readonly settings?: Partial<StandInSettings>
  /** Where tokens and changes are kept over a restart; without it nothing is. */
  readonly stateFile?: string
}

export interface ExactStandIn {
  /** For `EXACT_BASE_URL`. */
  readonly url: string
  readonly apps: readonly StandInApp[]
  readonly users: readonly StandInUser[]
  readonly faults: Faults
  /** Calls since the start or since they were last forgotten, the admin's own aside. */
  readonly calls: () => readonly Call[]
  readonly forgetCalls: () => void
  /** Lets time pass for it, on top of its clock. */
  readonly advance: (ms: number) => void
  readonly change: (settings: Partial<StandInSettings>) => void
  /**
   * Does what somebody does who is sent to the authorisation page: signs in, allows or denies. Answers the address that
   * the browser is sent back to.
   */
  readonly signIn: (authoriseUrl: string, choice?: { readonly user?: string; readonly deny?: boolean }) => Promise<URL>
  /** No token counts any more. */
  readonly revokeAll: () => void
  /** All there is of a kind, as it is kept: without limits and pages. */
  readonly records: (topic: string, division?: number) => readonly ExactRecord[]
  /** Makes or changes something as if by hand in Exact: with its key changes, without makes. */
  readonly put: (topic: string, record: Readonly<Record<string, unknown>>, division?: number) => ExactRecord
  readonly remove: (topic: string, key: string, division?: number) => boolean
  /** When no delivery of a webhook is on its way. */
  readonly delivered: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The company that the first user works in. */
const usualDivision = 102030

/** Starts an Exact of our own on this machine. */
export async function startExactStandIn(options: StandInOptions): Promise<ExactStandIn> {
  const { port, clock = () => new Date(), data = 'small', apps = localApps, stateFile } = options
  let settings: StandInSettings = { ...defaultSettings, ...options.settings }
  let url = ''
  const state = keptState(stateFile ?? null)
  let ahead = state.kept.ahead
  let calls: Call[] = []
  const now = (): number => clock().getTime() + ahead
  const current = (): StandInSettings => settings
  const divisions = divisionsOf(data)
  const faults = faultSwitches()
  const stores = new Map<number, DivisionStore>(
    divisions.map((division) => [
      division.code,
      divisionStore(
        division,
        () => new Date(now()),
        state.kept.changed[division.code] ?? [],
        (change) => {
          save()
          told.tell(change)
        },
      ),
    ]),
  )
  const store = (code: number): DivisionStore | undefined => stores.get(code)
  const told = deliveries({ apps, settings: current, faults, store, url: () => url })
  const grants = grantsOf(current, now, state.kept.grants, () => save())
  const save = (): void =>
    state.save(() => ({
      ahead,
      grants: grants.state(),
      changed: Object.fromEntries([...stores].map(([code, { changed }]) => [code, changed()])),
    }))
  const company: Company = {
    apps,
    users: people,
    divisions,
    settings: current,
    now,
    grants,
    limits: callLimits(current, now),
    blocks: errorBlocks(current, now),
    faults,
    deliveries: told,
    store,
    url: () => url,
  }
  const advance = (ms: number): void => {
    ahead += ms
    save()
  }
  const inDivision = (code = usualDivision): DivisionStore => {
    const found = store(code)
    if (!found) throw new Error(`There is no company ${code}`)
    return found
  }
  const server = standInServer({
    company,
    admin: (asked) => adminCall({ company, calls: () => calls, advance }, asked),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    note: (call) => calls.push(call),
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    apps,
    users: people,
    faults,
    calls: () => calls,
    forgetCalls: () => (calls = []),
    advance,
    change: (changed) => (settings = { ...settings, ...changed }),
    signIn: (authoriseUrl, choice) => signIn(url, authoriseUrl, choice),
    revokeAll: grants.revokeAll,
    records: (topic, division) => [...inDivision(division).all(entityOf(topic).topic).values()],
    put: (topic, record, division) => changeByHand(inDivision(division), topic, record),
    remove: (topic, key, division) => inDivision(division).remove(topic, key),
    delivered: told.settled,
    close: () => {
      told.stop()
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

async function signIn(url: string, authoriseUrl: string, { user = 'marieke.jansen', deny = false } = {}): Promise<URL> {
  const asked = new URL(authoriseUrl)
  const page = await fetch(`${url}${asked.pathname}${asked.search}`)
  if (!page.ok) throw new Error(`The authorisation page answers ${page.status}: ${await page.text()}`)
  const body = new URLSearchParams(asked.searchParams)
  body.set('user', user)
  body.set('answer', deny ? 'deny' : 'allow')
  const response = await fetch(`${url}/api/oauth2/auth`, { method: 'POST', body, redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '')
}
