import { basename } from 'node:path'
import { typecheckAll } from '../src/check/typecheckAll.ts'

/** `npm run typecheck` checks every package, in the folder of one that one alone. */
const one = process.argv.includes('--here') ? new Set([basename(process.cwd())]) : undefined
const { passed, failed, output } = await typecheckAll(import.meta.dirname, one)
process.stdout.write(output)
console.log(`${passed} packages fit, ${failed} do not`)
process.exitCode = failed === 0 ? 0 : 1
