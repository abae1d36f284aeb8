import type { Language } from '@staffel/shared-api/contract'
import { textOf } from './textOf.ts'

/** A text of the product, by its area and key, as what an accessible name begins with. */
export type Word = (source: string, key: string) => RegExp

/** A label that is worded better is found nonetheless. What a text leaves open may be anything. */
export function wordsOf(language: Language): Word {
  return (source, key) =>
    new RegExp(
      `^${textOf(source, key, language)
        .split(/\{\{\w+\}\}/)
        .map(escaped)
        .join('.*')}`,
    )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
