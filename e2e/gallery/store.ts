import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { namedOf } from './choose.ts'
import { storedPictures } from './storedPictures.ts'
import { titleOf } from './titleOf.ts'

/**
 * Stores the pictures anew that the browser tests compare with: `npm run gallery -- --store offers/many editor` exactly
 * those, without a name all of them.
 */
const { positionals } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'boolean' } },
})
const wanted = namedOf(
  positionals,
  storedPictures.map((picture) => ({ ...picture, name: picture.screen })),
)
const titles = [...new Set(wanted.map(({ name, state }) => titleOf(name, state)))].map(
  (title) => `(?<= )${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
)
const { status } = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, '../run.ts'),
    'pictures',
    '--project',
    'embedded',
    '--update-snapshots=all',
    '--grep',
    titles.join('|'),
  ],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
