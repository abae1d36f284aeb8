import { startS3StandIn } from '@staffel/exact-standin'
import { startCluster } from '../installation/cluster.ts'
import { inFolder } from '../installation/inFolder.ts'
import { startInstallation } from '../installation/installation.ts'
import { accountFor, accountOf, isWhole } from '../traffic/account.ts'
import { failuresOf } from '../traffic/failuresOf.ts'
import { takeSeats } from '../traffic/seats.ts'
import { startTraffic } from '../traffic/traffic.ts'
import type { Part } from './part.types.ts'

const processes = 3
const seats = 6
/** Calls before the first process goes, and between one that came back and the next. */
const between = 150

/** Each of three processes is exchanged while people work: no call fails. */
export const rollingRestart: Part = (say) =>
  inFolder(async (folder, atEnd) => {
    const cluster = await startCluster(`${folder}/cluster`)
    atEnd(cluster.stop)
    const bucket = await startS3StandIn()
    atEnd(bucket.close)
    const installation = await startInstallation(cluster, { processes, files: bucket.env })
    atEnd(installation.stop)
    const { version, keepsNames } = installation.pooler
    say(
      `${processes} processes behind nginx, PgBouncer ${version} (prepared names ${keepsNames ? 'on' : 'off'}), one PostgreSQL, files in a bucket`,
    )
    const traffic = startTraffic(installation.url, await takeSeats(installation.direct, seats), 'Herstart')
    await traffic.go(between)
    for (let index = 0; index < processes; index++) {
      await installation.restart(index)
      say(`process ${index + 1} was exchanged`)
      await traffic.go(between)
    }
    const outcome = await traffic.end()
    const account = await accountFor(cluster, outcome)
    say(`${outcome.calls} calls, ${outcome.failures.length} failed; ${accountOf(account, outcome)}`)
    for (const line of failuresOf(outcome)) say(line)
    return outcome.failures.length === 0 && isWhole(account)
  })
