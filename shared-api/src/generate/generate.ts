import { writeFileSync } from 'node:fs'
import { artefacts } from './artefacts.ts'

const root = new URL('../../', import.meta.url)

for (const [path, content] of Object.entries(artefacts)) {
  writeFileSync(new URL(path, root), content())
  console.log(`wrote shared-api/${path}`)
}
