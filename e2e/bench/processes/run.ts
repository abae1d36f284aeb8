import { availableParallelism } from 'node:os'
import { startNginx, type Nginx } from '@staffel/tooling/nginx'
import { startCluster } from '../../drill/installation/cluster.ts'
import { inFolder } from '../../drill/installation/inFolder.ts'
import { startInstallation } from '../../drill/installation/installation.ts'
import { takeSeats } from '../../drill/traffic/seats.ts'
import { familyWorkedMs, workedMs } from '../offers/cpu.ts'
import { median } from '../median.ts'
import { printTable } from '../table.ts'
import { work, type Worked } from './work.ts'

/**
 * The same work on one, two and three processes behind nginx and PgBouncer, in turn: what comes of it beside what the
 * cores of this machine allow. Run by `npm run bench -- processes`.
 */
const counts = [1, 2, 3]
const seats = 16
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
/** Of what the cores allow, how much has to come of it. */
const atLeast = 0.8

interface Measured extends Worked {
  /** Milliseconds of the processor a call. */
  readonly api: number
  readonly database: number
  /** Of who asks, the web server and the pooler, which work on the same cores. */
  readonly rest: number
}

await inFolder(async (folder, atEnd) => {
  const cluster = await startCluster(`${folder}/cluster`, { shared_buffers: '512MB' })
  atEnd(cluster.stop)
  const installation = await startInstallation(cluster, { processes: Math.max(...counts) })
  atEnd(installation.stop)
  const ports = installation.houses.map(({ url }) => Number(new URL(url).port))
  const fronts: Nginx[] = []
  for (const count of counts) {
    const front = await startNginx({ ports: ports.slice(0, count) })
    atEnd(front.stop)
    fronts.push(front)
  }
  const people = await takeSeats(installation.direct, seats)
  const results: Measured[][] = counts.map(() => [])
  console.log(
    `${seats} connections, medians of ${rounds} rounds of ${seconds} s in turn: a list, a save of 5 lines, a read.`,
  )
  const spent = (front: Nginx) => ({
    api: installation.houses.reduce((sum, { pid }) => sum + workedMs(pid), 0),
    database: familyWorkedMs(cluster.pid),
    rest: workedMs(process.pid) + familyWorkedMs(front.pid) + workedMs(installation.pooler.pid),
  })
  for (let round = 0; round <= rounds; round++) {
    for (const [index, front] of fronts.entries()) {
      const before = spent(front)
      const worked = await work(front.url, people, seconds)
      const after = spent(front)
      const each = (of: 'api' | 'database' | 'rest') => (after[of] - before[of]) / worked.calls
      if (round > 0)
        results[index]?.push({ ...worked, api: each('api'), database: each('database'), rest: each('rest') })
    }
  }
  print(results)
})

function print(results: readonly (readonly Measured[])[]): void {
  const cores = availableParallelism()
  const [one] = results
  const perSecondOfOne = median((one ?? []).map(({ perSecond }) => perSecond))
  const rows = results.map((of, index) => {
    const processes = counts[index] ?? 0
    const mid = (pick: (measured: Measured) => number) => median(of.map(pick))
    const [perSecond, api, all] = [
      mid((measured) => measured.perSecond),
      mid((measured) => measured.api),
      mid(({ api: own, database, rest }) => own + database + rest),
    ]
    // A process works on one core at most; all of it together on those that there are.
    const allowed = Math.min((processes * 1000) / api, (cores * 1000) / all)
    return [
      String(processes),
      perSecond.toFixed(0),
      (perSecond / perSecondOfOne).toFixed(2),
      mid(({ p99 }) => p99).toFixed(0),
      api.toFixed(2),
      mid(({ database }) => database).toFixed(2),
      mid(({ rest }) => rest).toFixed(2),
      allowed.toFixed(0),
      (perSecond / allowed).toFixed(2),
      perSecond / allowed >= atLeast ? 'yes' : 'no',
    ]
  })
  printTable(
    `Calls on ${cores} cores, which the database and who asks need as well`,
    [
      'processes',
      'calls/s',
      '× one',
      'p99, ms',
      'API, ms a call',
      'database',
      'who asks and what is between',
      'cores allow',
      'of it',
      `≥ ${atLeast}`,
    ],
    rows,
  )
}
