import lists from './lists/reply-headers.json' with { type: 'json' }

/** Any of the words; `…` stands for what may be between. */
const any = (words: readonly string[], between = ''): string => `(?:${words.join('|').replaceAll('…', between)})`
const pattern = (source: string): RegExp => new RegExp(source, 'i')

const key = (names: readonly string[]): RegExp => pattern(String.raw`^[*_\s]{0,3}${any(names)}[*_]{0,2}\s?:[*_]{0,2}\s`)
const prefix = (words: readonly string[]): RegExp => pattern(String.raw`^\s*(?:\[[^\]]{0,40}\]\s*)?${any(words)}\s?:`)

const { onDay, wrote, wroteAtEnd, thenOnDay, beginsOnDay, original, forwarded } = lists

/** How mail programs head what they quote, in the languages of those who write here. */
export const replyHeaders = {
  who: key(lists.from),
  when: key(lists.sent),
  other: key(lists.others),
  /** `Op di 3 nov 2026 om 10:14 schreef …:`, `On …, … wrote:`. */
  attribution: pattern(
    String.raw`^${any(onDay)}\s.{4,300}${any(wrote, '.{0,200}')}.{0,300}:?\s*$|^.{1,200}\b${any(wroteAtEnd)}\b.{0,40}${any(thenOnDay)}?.{0,60}:\s*$`,
  ),
  attributionStart: pattern(String.raw`^${any(beginsOnDay)}\s.{0,30}\d`),
  original: pattern(String.raw`^[-_\s*]{2,40}${any(original)}[-_\s*]{0,40}$`),
  forwarded: pattern(String.raw`^[-_\s*>]{0,40}${any(forwarded, '.{0,80}')}\s?:?[-_\s*]{0,40}$`),
  rule: /^[_]{10,}$|^[-]{20,}$/,
  subjectForward: prefix(lists.forwardPrefixes),
  subjectReply: prefix(lists.replyPrefixes),
}
