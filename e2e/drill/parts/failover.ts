import { setTimeout as sleep } from 'node:timers/promises'
import { folderOfServer, startCluster, writeForServer, type Cluster } from '../installation/cluster.ts'
import { inFolder } from '../installation/inFolder.ts'
import { startInstallation } from '../installation/installation.ts'
import { accountFor, accountOf, isWhole } from '../traffic/account.ts'
import { failuresOf } from '../traffic/failuresOf.ts'
import { takeSeats } from '../traffic/seats.ts'
import { startTraffic } from '../traffic/traffic.ts'
import type { Part } from './part.types.ts'

const seats = 6
const before = 200
const after = 300
/** What is promised of a database that is lost, in seconds. */
const atMost = 30

/** The database dies while people work; a standby that has every commit takes over, and nothing has to be restarted. */
export const failover: Part = (say) =>
  inFolder(async (folder, atEnd) => {
    const primary = await startCluster(`${folder}/primary`, { wal_keep_size: '512MB' })
    atEnd(primary.kill)
    const installation = await startInstallation(primary, { processes: 2 })
    atEnd(installation.stop)
    const traffic = startTraffic(installation.url, await takeSeats(installation.direct, seats), 'Overname')
    await traffic.go(before)
    const standby = await startStandby(primary, `${folder}/standby`)
    atEnd(standby.stop)
    await follow(primary)
    say('a standby was made of a copy while people worked; from here on a commit waits for it')
    await traffic.go(before)
    await primary.kill()
    say('the database was killed (-9, all of its processes)')
    await standby.query('select pg_promote()')
    installation.pooler.pointTo(standby.port)
    await traffic.go(after)
    const outcome = await traffic.end()
    const account = await accountFor(standby, outcome)
    say(
      `${outcome.calls} calls, ${outcome.failures.length} failed and were tried again; ${accountOf(account, outcome)}`,
    )
    for (const line of failuresOf(outcome)) say(line)
    say(`at the longest nobody was answered for ${outcome.silence.toFixed(1)} s (at most ${atMost})`)
    return isWhole(account) && outcome.silence <= atMost
  })

/** A server that follows another, on a copy of its folder. */
async function startStandby(primary: Cluster, folder: string): Promise<Cluster> {
  folderOfServer(folder)
  await primary.backUp(folder)
  writeForServer(`${folder}/standby.signal`, '')
  return startCluster(folder, { primary_conninfo: `host=127.0.0.1 port=${primary.port} user=app` })
}

/** From now on a commit is answered once the standby has written it down. */
async function follow({ query }: Cluster): Promise<void> {
  await query(`alter system set synchronous_standby_names = '*'`)
  await query('select pg_reload_conf()')
  const isSynchronous = async () =>
    (await query(`select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`)).length === 1
  while (!(await isSynchronous())) await sleep(50)
}
