import { text, type Text } from '../../../texts/text.ts'

/** How a tax of a line is called, by its key. */
export function vatWords(key: string): Text {
  if (key === 'reverse') return text('exact.vat.reverse')
  return key.startsWith('label:')
    ? text('exact.vat.label', { label: key.slice('label:'.length) })
    : text('exact.vat.rate', { rate: key })
}
