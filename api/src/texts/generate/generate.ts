import { writeFileSync } from 'node:fs'
import { paramsSource } from './params-source.ts'

writeFileSync(new URL('../text-params.generated.ts', import.meta.url), paramsSource())
console.log('wrote api/src/texts/text-params.generated.ts')
