import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildAll } from '../src/build/buildAll.ts'
import { localExact } from '../src/dev/local/localExact.ts'
import { localRegisters } from '../src/dev/local/localRegisters.ts'
import { publishLocal } from '../src/dev/local/publishLocal.ts'

const results = await buildAll(import.meta.dirname)
const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
if (failed.includes('shell')) process.exit(1)
// The shell says of an area without a build that it is not there; the others work.
if (failed.length > 0) console.error(`Starting without a new build of ${failed.join(', ')}.`)

const root = join(import.meta.dirname, '../..')
await localExact(root)
await localRegisters()

const { FIREBASE_PROJECT_ID: firebase, AREA_BUILDS: areas, SHELL_BUILD: shell } = process.env
/** Whether builds are brought by the calls of a team's pipeline; elsewhere a token would be needed for it. */
const brings = ![firebase, areas, shell].some((set) => set?.trim())
if (brings) Object.assign(process.env, { AREA_BUILDS: 'none', SHELL_BUILD: 'none' })

// In this process, so that signals and PORT, DATABASE_URL and the like reach it without anything in between.
const server: { address?: unknown } = await import(pathToFileURL(join(root, 'api/src/server.ts')).href)
const url = String(await server.address)
if (brings)
  await publishLocal(
    results.map(({ name }) => join(root, name)),
    url,
  )
console.log(`Staffel is ready: ${url}`)
