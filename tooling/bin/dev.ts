import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { devArea } from '../src/dev/devArea.ts'
import { devHouse } from '../src/dev/devHouse.ts'

// `npm run dev -w mf-offers` runs in that area's folder; `npm run dev` in the repository's root.
const folder = process.cwd()
await (existsSync(join(folder, 'area.json')) ? devArea(folder) : devHouse(folder))
