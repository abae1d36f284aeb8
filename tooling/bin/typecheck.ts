import { typecheckAll } from '../src/check/typecheckAll.ts'

const { passed, failed, output } = await typecheckAll(import.meta.dirname)
process.stdout.write(output)
console.log(`${passed} packages fit, ${failed} do not`)
process.exitCode = failed === 0 ? 0 : 1
