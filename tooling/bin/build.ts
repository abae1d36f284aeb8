import { buildAll } from '../src/build/buildAll.ts'

const results = await buildAll(import.meta.dirname)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
