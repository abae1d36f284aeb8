import { cutText, transferLimits } from '@staffel/shared-api/rules'
import { SaxesParser } from 'saxes'
import { UnreadableFile } from '../../../../../files/tables/reading/unreadable-file.ts'
import type { Article, ArticlePrice, Articles } from './article.types.ts'

const products = new Set(['PRODUCT', 'ARTICLE'])
const prices = new Set(['PRODUCT_PRICE', 'ARTICLE_PRICE'])
const maps = new Set(['PRODUCT_TO_CATALOGGROUP_MAP', 'ARTICLE_TO_CATALOGGROUP_MAP'])
const groups = new Set(['CATALOG_STRUCTURE'])

/** No element of a catalogue stands as deep. */
const deepest = 60
const step = 64 * 1024

interface Open {
  line: number
  readonly texts: Map<string, string>
  readonly prices: ArticlePrice[]
  readonly features: { propertyType: string; value: string }[]
}

/** The articles of a BMEcat file, read piece by piece; what it says of itself is not asked. */
export function articlesOf(bytes: Uint8Array): Articles {
  const articles: Article[] = []
  const groupNames = new Map<string, string>()
  const groupOf = new Map<string, string>()
  const parser = new SaxesParser({ xmlns: false, position: true })
  const path: string[] = []
  let text = ''
  let article: Open | null = null
  /** The elements of a price, a feature, a group or a place in one. */
  let part: { readonly name: string; readonly type: string; readonly texts: Map<string, string> } | null = null

  parser.on('doctype', () => {
    throw new UnreadableFile('doctype')
  })
  parser.on('error', () => {
    throw new UnreadableFile('broken')
  })
  parser.on('opentag', ({ name: full, attributes }) => {
    const name = local(full)
    if (path.length === 0 && name !== 'BMECAT') throw new UnreadableFile('format')
    if (path.push(name) > deepest) throw new UnreadableFile('broken')
    text = ''
    if (products.has(name)) article = { line: parser.line, texts: new Map(), prices: [], features: [] }
    else if (prices.has(name) || name === 'FEATURE' || maps.has(name) || groups.has(name))
      part = { name, type: attributes['price_type'] ?? '', texts: new Map() }
  })
  const add = (more: string) => void (text.length < transferLimits.cell && (text += more))
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name: full }) => {
    const name = local(full)
    const said = cutText(text.trim(), transferLimits.cell)
    text = ''
    path.pop()
    if (part?.name === name) close()
    else if (products.has(name) && article) {
      articles.push(article)
      article = null
      if (articles.length > transferLimits.products) throw new UnreadableFile('tooManyRows')
    } else if (said !== '') keep(part?.texts ?? article?.texts, name, said)
  })

  function close(): void {
    if (!part) return
    const of = (...names: readonly string[]) => names.map((name) => part?.texts.get(name)).find(Boolean) ?? ''
    if (prices.has(part.name))
      article?.prices.push({
        type: part.type,
        amount: of('PRICE_AMOUNT'),
        tax: of('TAX'),
        factor: of('PRICE_FACTOR'),
        lowerBound: of('LOWER_BOUND'),
      })
    else if (part.name === 'FEATURE')
      article?.features.push({
        propertyType: of('FNAME'),
        value: [of('FVALUE'), of('FUNIT')].filter(Boolean).join(' '),
      })
    else if (groups.has(part.name)) groupNames.set(of('GROUP_ID'), of('GROUP_NAME'))
    else keep(groupOf, of('PROD_ID', 'ART_ID', 'SUPPLIER_PID', 'SUPPLIER_AID'), of('CATALOG_GROUP_ID'))
    part = null
  }

  const decoder = new TextDecoder(charsetOf(bytes))
  for (let at = 0; at < bytes.length; at += step)
    parser.write(decoder.decode(bytes.subarray(at, at + step), { stream: at + step < bytes.length }))
  parser.close()
  return { articles, groupNames, groupOf }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1).toUpperCase()

/** The first that is said of something counts. */
function keep(texts: Map<string, string> | undefined, name: string, said: string): void {
  if (texts && !texts.has(name)) texts.set(name, said)
}

/** What the file says of its letters, and otherwise UTF-8, as XML has it. */
function charsetOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const told = /encoding=["']([\w-]{1,20})["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  return /^(?:iso-8859-15?|windows-125[02]|us-ascii)$/.test(told) ? told : 'utf-8'
}
