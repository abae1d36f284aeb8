import * as contract from '../contract/index.ts'
import { clientSource } from './clientSource.ts'
import { openApi } from './openApi.ts'

/**
 * Exported objects of the contract by their exported name: its schemas and endpoints. Functions and small words are
 * left out.
 */
const named = new Map(
  Object.entries(contract)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'object' && !Array.isArray(value))
    .map(([name, value]): [unknown, string] => [value, name]),
)

/** Every generated file, by its path below the package, with what it must hold. */
export const artefacts: Readonly<Record<string, () => string>> = {
  'openapi.json': () => `${JSON.stringify(openApi(contract.servedEndpoints, named), null, 2)}\n`,
  'src/client/operations.generated.ts': () => clientSource(contract.allEndpoints),
}
