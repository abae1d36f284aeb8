import { failover } from './parts/failover.ts'
import type { Part } from './parts/part.types.ts'
import { restore } from './parts/restore.ts'
import { rollingRestart } from './parts/rollingRestart.ts'

/**
 * What an installation has to bear, done for real on this machine and counted: `npm run drill`, `-- failover` for one
 * part. Ends with 1 where something was lost.
 */
const parts: Readonly<Record<string, Part>> = { restart: rollingRestart, restore, failover }
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`)
  process.exit(64)
}
const lost: string[] = []
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  if (!(await part((line) => console.log(`  ${line}`)))) lost.push(name)
}
console.log(lost.length === 0 ? '\nNothing was lost.' : `\nSomething was lost: ${lost.join(', ')}.`)
process.exitCode = lost.length === 0 ? 0 : 1
