import type { Language } from '@staffel/shared-api/contract'
import { cutText } from '@staffel/shared-api/rules'
import { escapeHtml } from '../../http/html/html.ts'

/** What a mail is made of, from top to bottom. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** What somebody said, in their own words. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'card'; readonly title: string; readonly subtitle?: string; readonly rows: readonly MailRow[] }
  /** A mail has one. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }

export interface MailRow {
  readonly name: string
  readonly value: string
  readonly strong?: boolean
}

export interface MailLayout {
  readonly language: Language
  readonly title: string
  /** Whose mail it is: its logo, and where there is none, its name. */
  readonly from: { readonly name: string; readonly logo?: string | null; readonly lines?: readonly string[] }
  readonly parts: readonly MailPart[]
}

/**
 * Tables and styles on the elements themselves are what every mail program shows; the sheet in the head is for those
 * that know it, for narrow windows and for the dark.
 */
export function mailHtml({ language, title, from, parts }: MailLayout): string {
  const shown = parts.map(partHtml).join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${sheet}</style></head>
<body class="ground" style="margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(opening(parts))}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ground}" style="table-layout:fixed;background-color:${light.ground}"><tr><td align="center" class="around" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;max-width:600px;margin:0 auto">
<tr><td class="head" style="${broken};padding:0 4px 20px;${fonts};font-size:18px;font-weight:700;color:${light.brand}">${head(from)}</td></tr>
<tr><td class="sheet" bgcolor="${light.sheet}" style="${broken};background-color:${light.sheet};border:1px solid ${light.line};border-radius:14px;padding:36px 40px 20px">${shown}</td></tr>
<tr><td class="foot" style="${broken};padding:20px 4px 0;${fonts};font-size:13px;line-height:20px;color:${light.quiet}">${foot(from)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`
}

const fonts = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"
/** A word that is wider than the mail goes on below; not every mail program knows both names of it. */
const broken = 'word-break:break-word;overflow-wrap:anywhere'
const light = {
  ground: '#f5f4f0',
  sheet: '#ffffff',
  raised: '#faf9f6',
  line: '#e2dfd7',
  text: '#1b2729',
  quiet: '#566366',
  brand: '#0f5e5c',
  onBrand: '#ffffff',
}

const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:599px){.around{padding:16px 8px!important}.sheet{padding:24px 20px 8px!important}.raised{padding:14px 14px 8px!important}.button a{display:block!important;text-align:center!important}.button,.button td{width:100%!important}}
@media (max-width:359px){.name{white-space:normal!important}}
@media (prefers-color-scheme:dark){.ground{background-color:#121819!important}.sheet{background-color:#1a2122!important;border-color:#2e383a!important}.raised{background-color:#20282a!important;border-color:#2e383a!important}.head,.brand{color:#6cc4bd!important}.text{color:#e7ebea!important}.quiet,.foot{color:#a5b1b2!important}.line{border-color:#2e383a!important}.button td{background-color:#6cc4bd!important}.button a{color:#06201f!important}.logo{background-color:#ffffff!important}}`

function head({ name, logo }: MailLayout['from']): string {
  if (!logo) return escapeHtml(name)
  return `<img class="logo" src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="44" style="display:block;height:44px;max-width:260px;border:0;border-radius:4px;padding:2px">`
}

function foot({ name, lines = [] }: MailLayout['from']): string {
  return [`<strong>${escapeHtml(name)}</strong>`, ...lines.map(escapeHtml)].join('<br>')
}

/** What a list of mails shows behind the subject. */
function opening(parts: readonly MailPart[]): string {
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
  return cutText(texts.join(' ').replace(/\s+/g, ' '), 140)
}

function partHtml(part: MailPart): string {
  if (part.kind === 'text')
    return `<p class="text" style="margin:0 0 18px;${fonts};font-size:16px;line-height:25px;color:${light.text}">${lined(part.text)}</p>`
  if (part.kind === 'quote')
    return table(
      `<td class="text line" style="border-left:3px solid ${light.line};padding:2px 0 2px 16px;${fonts};font-size:16px;line-height:25px;color:${light.text}">${lined(part.text)}</td>`,
    )
  if (part.kind === 'button')
    return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 22px"><tr><td bgcolor="${light.brand}" style="background-color:${light.brand};border-radius:8px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:13px 26px;${fonts};font-size:16px;line-height:22px;font-weight:600;color:${light.onBrand};text-decoration:none;border-radius:8px">${escapeHtml(part.label)}</a></td></tr></table>`
  return cardHtml(part)
}

function cardHtml({ title, subtitle, rows }: MailPart & { readonly kind: 'card' }): string {
  const top = `<tr><td colspan="2" class="brand" style="padding:0 0 2px;${fonts};font-size:17px;line-height:24px;font-weight:700;color:${light.brand}">${escapeHtml(title)}</td></tr>`
  const below = subtitle
    ? `<tr><td colspan="2" class="text" style="padding:0 0 6px;${fonts};font-size:15px;line-height:22px;color:${light.text}">${escapeHtml(subtitle)}</td></tr>`
    : ''
  return table(
    `<td class="raised" bgcolor="${light.raised}" style="background-color:${light.raised};border:1px solid ${light.line};border-radius:10px;padding:18px 20px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${top}${below}${rows.map(rowHtml).join('')}</table></td>`,
  )
}

function rowHtml({ name, value, strong }: MailRow): string {
  const size = strong ? 'font-size:18px;font-weight:700' : 'font-size:15px'
  // An amount, a day and their names stay on one line; in the narrowest of windows it is the name that gives way.
  const look = `${size}${onOneLine(value)}`
  return `<tr><td class="quiet name" valign="baseline" style="padding:6px 12px 6px 0;${fonts};font-size:15px${onOneLine(name)};line-height:22px;color:${light.quiet}">${escapeHtml(name)}</td><td class="text" align="right" valign="baseline" style="padding:6px 0;${fonts};${look};line-height:22px;color:${light.text}">${escapeHtml(value)}</td></tr>`
}

const onOneLine = (words: string): string => (words.length > 24 ? '' : ';white-space:nowrap')

const table = (cell: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;margin:0 0 22px;border-collapse:separate"><tr>${cell}</tr></table>`

const address = /(https?:\/\/[^\s<>"']{1,2000})/g
const sentenceEnd = /(?<![.,:;!?)\]])[.,:;!?)\]]+$/

/** Lines stay lines, and an address that stands in a text leads there. */
function lined(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(address)
        .map((piece, index) => (index % 2 === 0 ? escapeHtml(piece) : linked(piece)))
        .join(''),
    )
    .join('<br>')
}

/** What ends a sentence is no part of the address at its end. */
function linked(found: string): string {
  const url = found.replace(sentenceEnd, '')
  return `<a class="brand" href="${escapeHtml(url)}" style="color:${light.brand}">${escapeHtml(url)}</a>${escapeHtml(found.slice(url.length))}`
}
