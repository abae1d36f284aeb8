import { indexBuilder, type IndexBuilder } from './build-catalogue-index.ts'
import type { CatalogueIndex } from './catalogue-index.types.ts'
import type { IndexAnswer, IndexJob, IndexQuestion } from './index-thread.types.ts'
import { candidates, matchLine } from '../match-line.ts'

interface ShelfLimits {
  readonly tenants: number
  /** All tenants together. */
  readonly products: number
}

/** The indexes at hand, one per tenant, the least recently used given up for a new one. */
export function indexShelf({ tenants, products }: ShelfLimits): (job: IndexJob) => IndexAnswer {
  const indexes = new Map<number, { readonly revision: string; readonly index: CatalogueIndex }>()
  const building = new Map<number, { readonly revision: string; readonly builder: IndexBuilder }>()

  function indexOf(tenantId: number, revision: string): CatalogueIndex | null {
    const held = indexes.get(tenantId)
    if (held?.revision !== revision) return null
    indexes.delete(tenantId)
    indexes.set(tenantId, held)
    return held.index
  }

  function load({
    tenantId,
    revision,
    products: portion,
    isFirst,
    question,
  }: Extract<IndexJob, { kind: 'load' }>): IndexAnswer {
    if (isFirst) building.set(tenantId, { revision, builder: indexBuilder() })
    const current = building.get(tenantId)
    if (current?.revision !== revision) return { absent: true }
    current.builder.add(portion)
    if (!question) return { loaded: true }
    building.delete(tenantId)
    indexes.delete(tenantId)
    const index = current.builder.finish()
    indexes.set(tenantId, { revision, index })
    makeRoom(tenantId)
    return answer(index, question)
  }

  function makeRoom(newest: number): void {
    const held = () => [...indexes.values()].reduce((sum, { index }) => sum + index.size, 0)
    for (const [tenantId] of indexes) {
      if (tenantId === newest || (indexes.size <= tenants && held() <= products)) return
      indexes.delete(tenantId)
    }
  }

  return (job) => {
    if (job.kind === 'load') return load(job)
    const index = indexOf(job.tenantId, job.revision)
    return index ? answer(index, job) : { absent: true }
  }
}

const answer = (index: CatalogueIndex, question: IndexQuestion): IndexAnswer => ({
  found:
    question.kind === 'match'
      ? question.lines.map((line) => matchLine(index, line, question.certainFrom))
      : [candidates(index, question.line, question.atMost)],
})
