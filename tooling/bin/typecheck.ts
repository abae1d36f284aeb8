import { typecheckAll } from '../src/check/typecheckAll.ts'

const { passed, failed } = typecheckAll(import.meta.dirname)
console.log(`${passed} packages fit, ${failed} do not`)
process.exitCode = failed === 0 ? 0 : 1
