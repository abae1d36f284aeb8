import { catalogues } from '../catalogues.ts'

/** One catalogue, nested by its keys. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue
}

/** `text-params.generated.ts`: the type of a JSON file tells its keys, not the parameters in its sentences. */
export function paramsSource(catalogue: Catalogue = catalogues.en): string {
  const entries = Object.entries(paramsByKey(catalogue)).map(([key, params]) => `  ${quoted(key)}: ${typeOf(params)}\n`)
  return [
    '// Written by `npm run generate -w api` from the catalogues.\n',
    '\n/** The parameters of each text. */\n',
    `export interface TextParams {\n${entries.join('')}}\n`,
  ].join('')
}

/** Of every text its parameters, sorted; plural forms are one text, which asks for a `count`. */
export function paramsByKey(catalogue: Catalogue): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {}
  for (const [path, sentence] of sentences(catalogue)) {
    const key = path.replace(/_(?:zero|one|two|few|many|other)$/, '')
    const params = new Set([...(found[key] ?? []), ...(key === path ? [] : ['count']), ...paramsOf(sentence)])
    found[key] = [...params].sort()
  }
  return found
}

/** Every sentence under its whole key, `offer.line.idTwice`. */
function sentences(catalogue: Catalogue, prefix = ''): readonly (readonly [key: string, sentence: string])[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : sentences(value, `${prefix}${key}.`),
  )
}

const paramsOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{(\w+)/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))

const typeOf = (params: readonly string[]): string => params.map((name) => `'${name}'`).join(' | ') || 'never'

const quoted = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`)
