import { escapeRegExp } from './escape-reg-exp.ts'

/** Finds any of the phrases as whole words in folded text. */
export function anyPhrase(phrases: readonly string[]): RegExp {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.map(asPattern).join('|')})(?![\\p{L}\\d])`, 'u')
}

/** A phrase that ends in a digit is the start of a longer number (`pas in 20`). */
const asPattern = (phrase: string): string =>
  `${phrase
    .split(' ')
    .map((word) => escapeRegExp(word))
    .join('\\s+')}${/\d$/.test(phrase) ? '\\d*' : ''}`
