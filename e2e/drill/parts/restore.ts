import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { folderOfServer, removeCluster, startCluster, writeForServer, type Cluster } from '../installation/cluster.ts'
import { copyNew } from '../installation/copyLiving.ts'
import { inFolder } from '../installation/inFolder.ts'
import { startInstallation } from '../installation/installation.ts'
import { accountFor, accountOf, isWhole } from '../traffic/account.ts'
import { takeSeats } from '../traffic/seats.ts'
import { startTraffic } from '../traffic/traffic.ts'
import type { Part } from './part.types.ts'

const seats = 4
const before = 150
const after = 200

/**
 * Database and files are copied while people work, everything is lost, and is put back: the copy, what the archive of
 * the log holds since, and the files. Rows and files are the same.
 */
export const restore: Part = (say) =>
  inFolder(async (folder, atEnd) => {
    const [data, backup, archive] = [`${folder}/cluster`, `${folder}/backup`, `${folder}/archive`]
    const [files, copiedFiles] = [`${folder}/files`, `${folder}/files-backup`]
    folderOfServer(archive)
    const cluster = await startCluster(data, {
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    })
    atEnd(cluster.kill)
    const installation = await startInstallation(cluster, { processes: 1, files })
    let isRunning = true
    atEnd(() => isRunning && installation.stop())
    const traffic = startTraffic(installation.url, await takeSeats(installation.direct, seats), 'Terugzetten')
    await traffic.go(before)
    await cluster.backUp(backup)
    copyNew(`${files}/files`, copiedFiles)
    say('database and files were copied while people worked')
    await traffic.go(after)
    const outcome = await traffic.end()
    await installation.stop()
    isRunning = false
    copyNew(`${files}/files`, copiedFiles)
    await archiveAll(cluster)
    const [rows, hashes] = [await countRows(cluster), hashesIn(`${files}/files`)]
    await cluster.kill()
    removeCluster(data)
    removeCluster(files)
    say('the server was killed, and its folder and that of the files removed')

    const started = performance.now()
    writeForServer(`${backup}/recovery.signal`, '')
    const restored = await startCluster(backup, { restore_command: `cp ${archive}/%f %p` })
    atEnd(restored.stop)
    while ((await restored.query('select pg_is_in_recovery() as recovering'))[0]?.['recovering'] === true)
      await sleep(50)
    copyNew(copiedFiles, `${files}/files`)
    say(`put back in ${((performance.now() - started) / 1000).toFixed(1)} s, with the log up to its end`)

    const [rowsNow, hashesNow] = [await countRows(restored), hashesIn(`${files}/files`)]
    const differing = Object.keys({ ...rows, ...rowsNow }).filter((table) => rows[table] !== rowsNow[table])
    const lostFiles = Object.keys(hashes).filter((path) => hashesNow[path] !== hashes[path])
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    say(
      `${Object.keys(rows).length} tables with ${total} rows: ${differing.length} differ${differing.length > 0 ? ` (${differing.join(', ')})` : ''}; ${Object.keys(hashes).length} files: ${lostFiles.length} differ`,
    )
    const account = await accountFor(restored, outcome)
    say(accountOf(account, outcome))
    const again = await startInstallation(restored, { processes: 1, files })
    atEnd(again.stop)
    const further = startTraffic(again.url, await takeSeats(again.direct, 1), 'Daarna')
    await further.go(20)
    const { failures } = await further.end()
    say(`the product works on it: ${failures.length} of its next calls failed`)
    return differing.length + lostFiles.length + failures.length === 0 && isWhole(account)
  })

/** What was committed so far stands in the archive. */
async function archiveAll({ query }: Cluster): Promise<void> {
  const [switched] = await query(`select pg_walfile_name(pg_switch_wal()) as file`)
  const file = String(switched?.['file'])
  const isThere = async () =>
    (await query('select 1 from pg_stat_archiver where last_archived_wal >= $1', [file])).length === 1
  while (!(await isThere())) await sleep(50)
}

async function countRows({ query }: Cluster): Promise<Record<string, number>> {
  const tables = await query(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const counts = await query(
    tables
      .map(({ name }) => `select '${String(name)}' as name, count(*)::int as count from ${String(name)}`)
      .join(' union all '),
  )
  return Object.fromEntries(counts.map(({ name, count }) => [String(name), Number(count)]))
}

function hashesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    paths.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}
