import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Run by `lerna version`: what makes up the schema of this release, which those that come later may only expand. */
const folder = join(import.meta.dirname, '../migrations')
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))
const noted = { migrations: migrations.toSorted(), agreed: {} }
writeFileSync(join(folder, 'last-release.json'), `${JSON.stringify(noted, null, 2)}\n`)
