import type { ProductImport } from '@staffel/shared-api/contract'
import { Client } from 'pg'
import { setTimeout } from 'node:timers/promises'
import { accounts } from '../../support/accounts.ts'
import { signIn } from '../../support/api.ts'
import { startHouse } from '../../support/house/house.ts'
import { startPostgresServer } from '../../support/house/postgresServer.ts'
import { printTable } from '../table.ts'
import { copySeconds } from './copySeconds.ts'

const size = Number(process.env['BENCH_IMPORT'] ?? 10_000)
const tiersEach = 4
const atMost = 20
/** Asked so often how far a file is, in milliseconds. */
const pollMs = 50
/** A new database is filled with the sample; on a busy machine that takes minutes. */
const patience = 600_000

type Headers = Readonly<Record<string, string>>

interface Office {
  readonly url: string
  readonly headers: Headers
}

interface Taken {
  readonly name: string
  readonly seconds: number
}

/**
 * Files of products with four tiers each, from the moment that they are sent until they are told of or stored, beside
 * what the database alone takes for the same rows. Every file is new to whom it is sent, unless its name says
 * otherwise.
 */
export async function measureImport(): Promise<void> {
  const server = await startPostgresServer()
  try {
    const house = await startHouse({ databaseUrl: server.databaseUrl, env: { LOG_LEVEL: 'error' }, patience })
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    try {
      // The sample makes room: what is measured is the file.
      await client.query('update product set deleted_at = now() where deleted_at is null')
      const office = { url: house.url, headers: await signIn(house.url, accounts.manager) }
      const other = { url: house.url, headers: await signIn(house.url, accounts.otherManager) }
      console.log(`Files of ${size} products with ${tiersEach} tiers each.`)
      const csv = file(fileOf(1), 'products.csv')
      const taken = [await take('CSV, told', office, csv, true), await take('CSV, stored', office, csv, false)]
      const sheet = await exported(office)
      taken.push(await take('XLSX, told', other, sheet, true), await take('XLSX, stored', other, sheet, false))
      taken.push(await take('CSV, every price another', office, file(fileOf(2), 'products.csv'), false))
      print([{ name: 'COPY of the same rows, a yardstick', seconds: await copySeconds(client) }, ...taken])
    } finally {
      await client.end()
      await house.stop()
    }
  } finally {
    await server.stop()
  }
}

const file = (content: BlobPart, name: string) => new File([content], name)

function fileOf(round: number): string {
  const money = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const rows = Array.from({ length: size }, (_, place) => {
    const base = 1000 + place + round * 100
    const own = `Keilbout M${8 + (place % 9)}x${40 + place} verzinkt;Ankers;st;100;${money(base)}`
    return Array.from(
      { length: tiersEach },
      (_tier, step) =>
        `BENCH-${place};${step === 0 ? own : ';;;;'};${step === 0 ? 1 : step * 500};${money(base - step * 50)}`,
    )
  }).flat()
  return [
    'Artikelnummer;Productnaam;Productgroep;Verkoopeenheid;Prijs per;Basisprijs;Vanaf;Staffelprijs',
    ...rows,
  ].join('\r\n')
}

/** All that an office sells, as a sheet. */
async function exported({ url, headers }: Office): Promise<File> {
  const answer = await fetch(`${url}/webhook/products/export?format=xlsx`, { headers })
  if (!answer.ok) throw new Error(`Not exported: ${answer.status} ${await answer.text()}`)
  return file(await answer.arrayBuffer(), 'products.xlsx')
}

async function take(name: string, office: Office, sent: File, dryRun: boolean): Promise<Taken> {
  const { url, headers } = office
  const form = new FormData()
  form.append('dry_run', String(dryRun))
  form.append('file', sent)
  const from = performance.now()
  const begun = await fetch(`${url}/webhook/products/import`, { method: 'POST', headers, body: form })
  let now = await importOf(begun)
  while (now.state !== 'done') {
    if (now.state === 'failed') throw new Error(`${name}: ${now.failure ?? 'failed'}`)
    await setTimeout(pollMs)
    now = await importOf(await fetch(`${url}/webhook/productimports/${now.id}`, { headers }))
  }
  if (now.created + now.updated !== size) throw new Error(`${name}: ${JSON.stringify(now.errors.slice(0, 3))}`)
  return { name, seconds: (performance.now() - from) / 1000 }
}

async function importOf(answer: Response): Promise<ProductImport> {
  if (!answer.ok) throw new Error(`Not answered: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

function print(taken: readonly Taken[]): void {
  const yardstick = taken[0]?.seconds ?? Number.NaN
  printTable(
    `${size.toLocaleString('en-GB')} products with ${tiersEach} tiers each`,
    ['', 'seconds', '× COPY', 'goal', ''],
    taken.map(({ name, seconds }, place) => [
      name,
      seconds.toFixed(2),
      (seconds / yardstick).toFixed(1),
      ...(place === 0 ? ['', ''] : [`≤ ${atMost} s`, seconds <= atMost ? 'met' : 'missed']),
    ]),
  )
}
