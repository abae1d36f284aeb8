import type { Language } from '@staffel/shared-api/contract'

export interface CommentMailFacts {
  readonly language: Language
  readonly offerNr: string
  readonly title: string
  readonly author: string
  readonly text: string
  readonly link: string
}

/** A name goes into a header and a sentence: one line, whatever someone typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function commentMail({ language, offerNr, text, link, ...names }: CommentMailFacts): { subject: string; text: string } {
  const author = oneLine(names.author)
  const about = oneLine(`${offerNr} ${names.title}`)
  if (language === 'nl') return { subject: `Bericht over offerte ${about}`, text: `${author} schrijft over offerte ${about}:\n\n${text}\n\nLees en antwoord:\n${link}\n` }
  return { subject: `Message about offer ${about}`, text: `${author} writes about offer ${about}:\n\n${text}\n\nRead and reply:\n${link}\n` }
}
