import { Parser } from 'htmlparser2'
import { writeInParts } from './write-in-parts.ts'
import { declarations } from './visibility.ts'
import { namesOf } from './names-of.ts'

const allowed = new Set(
  `a abbr address b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section
  article header footer main aside small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var`
    .trim()
    .split(/\s+/),
)
const dropped = namesOf('dropped')
const keptForm = new Set(['form', 'noscript'])
const attributes = namesOf('attributes')
const properties =
  /^(?:color|background-color|font(?:-(?:family|size|style|weight|variant))?|text-(?:align|decoration|indent|transform)|line-height|letter-spacing|white-space|vertical-align|width|height|m(?:in|ax)-(?:width|height)|margin(?:-\w+)?|padding(?:-\w+)?|border(?:-[\w-]+)?|list-style(?:-type)?|display|visibility)$/
const unsafe = /url|expression|import|javascript|[\\<>@]|position|behavior|binding/i
/** Characters of images that an original shows in all. */
const mostInlined = 4 * 1024 * 1024
const voids = namesOf('keptVoids')

/**
 * Keeps of an HTML mail what only shows: known elements, attributes and style properties, and images that are in the
 * mail itself.
 */
export function sanitiseHtml(html: string, images: ReadonlyMap<string, string>, depth: number): string {
  const out: string[] = []
  const open: string[] = []
  let dropping = 0
  let level = 0
  let beyond = 0
  let room = mostInlined
  /** The same small image may be named any number of times. */
  const inlined = (given: Readonly<Record<string, string>>): string => {
    const shown = image(given, room > 0 ? images : new Map())
    room -= shown.length
    return shown
  }
  const parser = new Parser(
    {
      onopentag(name, given) {
        level += 1
        beyond = level - depth
        if (dropped.has(name) && !keptForm.has(name)) dropping += 1
        else if (dropping === 0 && allowed.has(name) && open.length < depth) {
          if (name === 'img') return void out.push(inlined(given))
          out.push(`<${name}${attributesOf(given)}>`)
          if (!voids.has(name)) open.push(name)
        }
      },
      ontext: (words) => void (dropping === 0 && out.push(escape(words))),
      onclosetag(name) {
        level -= 1
        if (dropped.has(name) && !keptForm.has(name)) dropping = Math.max(0, dropping - 1)
        else if (dropping === 0 && open.at(-1) === name) {
          open.pop()
          out.push(`</${name}>`)
        }
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  writeInParts(parser, html, () => beyond > depth)
  return (
    out.join('') +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function attributesOf(given: Readonly<Record<string, string>>): string {
  const kept = Object.entries(given).flatMap(([name, value]) =>
    attributes.has(name) && value.length <= 200 && !unsafe.test(value) ? [` ${name}="${escape(value)}"`] : [],
  )
  const style = [...declarations(given['style'] ?? '')]
    .filter(([property, value]) => properties.test(property) && !unsafe.test(value))
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
  return kept.join('') + (style === '' ? '' : ` style="${escape(style)}"`)
}

/** Nothing is fetched: an image that is not in the mail shows its text. */
function image(given: Readonly<Record<string, string>>, images: ReadonlyMap<string, string>): string {
  const { src: source = '' } = given
  const data = /^cid:/i.test(source)
    ? images.get(decodeCid(source.slice(4)))
    : /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=\s]+$/i.test(source) && source.length < 300_000
      ? source
      : undefined
  return data === undefined ? escape(given['alt'] ?? '') : `<img src="${data}"${attributesOf(given)}>`
}

function decodeCid(cid: string): string {
  try {
    return decodeURIComponent(cid)
  } catch {
    return cid
  }
}
