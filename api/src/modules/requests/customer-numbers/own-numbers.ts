import type { Tx } from '../../../db/tenant-transaction.ts'
import type { AskedLine } from '../handling/lines/line-memory.service.ts'
import { keptWords } from '../handling/lines/normal-line.ts'
import type { CustomerNumbersRepository } from './customer-numbers.repository.ts'
import { codesToLookUp, namedInLine } from './named-in-line.ts'

/** Per line, in the order of the lines: the product whose own number, as its customer has it, the line names. */
export type NamedProducts = (
  tx: Tx,
  tenantId: number,
  organizationId: number | null,
  lines: readonly AskedLine[],
) => Promise<readonly (number | undefined)[]>

export function ownNumbers(numbers: Pick<CustomerNumbersRepository, 'ofCodes'>): NamedProducts {
  return async (tx, tenantId, organizationId, lines) => {
    if (organizationId === null) return lines.map(() => undefined)
    const words = lines.map(({ searchLine, quantity }) => keptWords(searchLine, quantity))
    const codes = [...new Set(words.flatMap(codesToLookUp))]
    const found = codes.length === 0 ? [] : await numbers.ofCodes(tx, tenantId, organizationId, codes)
    const byCode = Map.groupBy(found, ({ code }) => code)
    return words.map((each) => namedInLine(each, byCode))
  }
}
