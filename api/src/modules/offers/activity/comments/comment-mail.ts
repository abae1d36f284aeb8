import type { Language } from '@staffel/shared-api/contract'

export interface CommentMailFacts {
  readonly language: Language
  readonly offerNr: string
  readonly author: string
  /** Whom the author speaks for. */
  readonly company: string
  readonly text: string
  readonly link: string
}

/** A name goes into a header and a sentence: one line, whatever someone typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function commentMail({ language, offerNr, text, link, ...names }: CommentMailFacts): {
  subject: string
  text: string
} {
  const [author, company] = [oneLine(names.author), oneLine(names.company)]
  if (language === 'nl')
    return {
      subject: `Bericht over offerte ${offerNr}`,
      text: `${author} (${company}) schrijft over offerte ${offerNr}:\n\n${text}\n\nLees en antwoord:\n${link}\n`,
    }
  return {
    subject: `Message about offer ${offerNr}`,
    text: `${author} (${company}) writes about offer ${offerNr}:\n\n${text}\n\nRead and reply:\n${link}\n`,
  }
}
