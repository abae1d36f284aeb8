import { buildAll } from '../src/build/buildAll.ts'

/** `npm run build`: every package that has a build; `npm run build -- shell`: those that are named. */
const results = await buildAll(import.meta.dirname, console.log, process.argv.slice(2))
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
