/** How mail programs head what they quote, in the languages of those who write here. */
const who = ['van', 'from', 'von', 'de']
const when = ['verzonden', 'datum', 'sent', 'date', 'gesendet', 'verstuurd', 'verstuurd op']
const others = [
  'aan',
  'to',
  'cc',
  'onderwerp',
  'subject',
  'betreft',
  'an',
  'betreff',
  'bcc',
  'beantwoorden',
  'reply-to',
  'importance',
  'urgentie',
  'prioriteit',
  'bijlagen',
  'attachments',
  'organisatie',
]

const key = (names: readonly string[]): RegExp =>
  new RegExp(`^[*_\\s]{0,3}(?:${names.join('|')})[*_]{0,2}\\s?:[*_]{0,2}\\s`, 'i')

export const replyHeaders = {
  who: key(who),
  when: key(when),
  other: key(others),
  /** `Op di 3 nov 2026 om 10:14 schreef …:`, `On …, … wrote:`. */
  attribution:
    /^(?:op|on|am|le)\s.{4,300}(?:schreef|wrote|schrieb|a écrit|heeft .{0,200}geschreven).{0,300}:?\s*$|^.{1,200}\b(?:schreef|wrote)\b.{0,40}(?:op|on|at)?.{0,60}:\s*$/i,
  attributionStart: /^(?:op|on)\s.{0,30}\d/i,
  original:
    /^[-_\s*]{2,40}(?:oorspronkelijk(?:e)? bericht|original message|origineel bericht|original appointment|ursprüngliche nachricht)[-_\s*]{0,40}$/i,
  forwarded:
    /^[-_\s*>]{0,40}(?:begin forwarded message|begin doorgestuurd bericht|doorgestuurd bericht|doorgestuurde bericht|forwarded message|forwarded by .{0,80}|oorspronkelijk bericht doorgestuurd)\s?:?[-_\s*]{0,40}$/i,
  rule: /^[_]{10,}$|^[-]{20,}$/,
  subjectForward: /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:fw|fwd|doorst|doorgestuurd|wg|tr|vb)\s?:/i,
  subjectReply: /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:re|antw|antwoord|betr|sv|aw)\s?:/i,
}
