import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { devAgainst } from '../src/dev/against/devAgainst.ts'
import { devArea } from '../src/dev/devArea.ts'

/**
 * `npm run dev -w mf-offers` runs in that area's folder; `npm run dev` in the repository's root. With
 * `-- --against https://staging.example` the area stands in that environment, with `--shell` in the shell of these
 * sources besides.
 */
const folder = process.cwd()
const { values } = parseArgs({ options: { against: { type: 'string' }, shell: { type: 'boolean', default: false } } })

if (!existsSync(join(folder, 'area.json'))) {
  // Only where the whole house is.
  const { devHouse } = await import('../src/dev/devHouse.ts')
  await devHouse(folder)
} else if (values.against === undefined) await devArea(folder)
else {
  await devAgainst(folder, values.against, values.shell).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
