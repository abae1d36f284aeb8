import { checkLog } from '../src/modules/people/log/log.module.ts'
import type { Break, CheckedChain, Noted } from '../src/modules/people/log/chain/check-chain.ts'
import { runCommand, WrongCall } from './run-command.ts'

const usage = `npm run check-log
npm run check-log -- <tenant>:<rows>:<hash> …

Reckons the chain of the log of every tenant anew. Each line that it prints of a whole chain ends in
<tenant>:<rows>:<hash>: keep that elsewhere, and give it to a later check.`

const why: Readonly<Record<Break['why'], string>> = {
  gap: 'a place in the chain is empty',
  gone: 'the row is no longer in the log',
  changed: 'the row or its hash is not what it was',
  unchained: 'the row is not in the chain, and does not wait for it',
  another: 'it is not the chain whose hash was kept',
}

await runCommand(async (db, args) => {
  const chains = await checkLog(db, args.map(toNoted))
  for (const chain of chains) console.log(told(chain))
  return chains.some(({ broken }) => broken !== null) ? 1 : 0
})

function told({ tenantId, length, waiting, hash, broken }: CheckedChain): string {
  if (!broken)
    return `tenant ${tenantId}: whole, ${length} rows, ${waiting} wait to be chained  ${tenantId}:${length}:${hash}`
  const row = broken.activityId === null ? '' : `, row ${broken.activityId} of the log`
  const place = broken.position === null ? '' : ` at place ${broken.position}`
  return `tenant ${tenantId}: BROKEN${place}${row}: ${why[broken.why]}. ${length} rows before it are whole.`
}

function toNoted(arg: string): Noted {
  const [, tenantId, position, hash = ''] = /^(\d{1,9}):(\d{1,15}):([0-9a-f]{64})$/.exec(arg) ?? []
  if (hash === '') throw new WrongCall(`${arg} is no <tenant>:<rows>:<hash>.\n\n${usage}`)
  return { tenantId: Number(tenantId), position: Number(position), hash }
}
