import type { PriceListField } from '@staffel/shared-api/contract'
import { text, type TextKey } from '../../../../../texts/text.ts'
import type { ListProblem } from '../list-draft.types.ts'
import type { ListPart } from './list-parts.ts'

type DiffersKey = Extract<TextKey, 'transfer.problem.differs' | 'priceList.file.differs'>

/** What rows say together: the first that says something, and no other may say something else. */
export class Said {
  readonly problems: ListProblem[] = []
  readonly #said = new Map<PriceListField, { readonly value: unknown; readonly row: number }>()

  constructor(parts: readonly ListPart[], fields: readonly PriceListField[], differs: DiffersKey) {
    for (const { row, values, problems } of parts) {
      this.problems.push(...problems.filter(({ field }) => fields.includes(field)))
      for (const field of fields) {
        const value = values.get(field)
        const before = this.#said.get(field)
        if (value === undefined) continue
        if (!before) this.#said.set(field, { value, row })
        else if (String(before.value).toLowerCase() !== String(value).toLowerCase())
          this.problems.push({ row, field, message: text(differs, { row: before.row }) })
      }
    }
  }

  number(field: PriceListField): number | null {
    return numberOf(this.#said.get(field)?.value)
  }

  isYes(field: PriceListField): boolean {
    return this.#said.get(field)?.value === true
  }

  text(field: PriceListField): string | null {
    return textOf(this.#said.get(field)?.value)
  }
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
