import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildAll } from '../src/build/buildAll.ts'
import { localExact } from '../src/dev/local/localExact.ts'
import { localRegisters } from '../src/dev/local/localRegisters.ts'

const results = await buildAll(import.meta.dirname)
const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
if (failed.includes('shell')) process.exit(1)
// The shell says of an area without a build that it is not there; the others work.
if (failed.length > 0) console.error(`Starting without a new build of ${failed.join(', ')}.`)

await localExact(join(import.meta.dirname, '../..'))
await localRegisters()

// In this process, so that signals and PORT, DATABASE_URL and the like reach it without anything in between.
await import(pathToFileURL(join(import.meta.dirname, '../../api/src/server.ts')).href)
