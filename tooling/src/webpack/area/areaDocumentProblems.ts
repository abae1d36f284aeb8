import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import type { AreaDocument } from './areaDocument.ts'

type JsonSchema = Parameters<typeof webpack.validateSchema>[0]
interface Texts {
  readonly [key: string]: string | Texts
}

const knownRoles = new Set(['user', 'manager', 'admin', 'product-owner'])

/** Everything that is wrong with an area's document and texts, as sentences for whoever builds it. */
export async function areaDocumentProblems(folder: string, document: AreaDocument): Promise<string[]> {
  const shape = shapeProblem(await documentSchema(folder), document)
  if (shape) return [shape]
  return [
    ...roleProblems(document),
    ...navigationProblems(document),
    ...slotProblems(document),
    ...frameProblems(document),
    ...textProblems(folder, document),
  ]
}

/** The schema of the contract that this area is written against, so resolved from the area and not from here. */
async function documentSchema(folder: string): Promise<JsonSchema> {
  const contract = createRequire(join(folder, 'package.json')).resolve('@staffel/shared-api/contract')
  const { AreaDocument: schema }: { AreaDocument: JsonSchema } = await import(pathToFileURL(contract).href)
  return schema
}

function shapeProblem(schema: JsonSchema, document: AreaDocument): string | undefined {
  try {
    webpack.validateSchema(schema, JSON.parse(JSON.stringify(document)), { name: 'area.json', baseDataPath: 'area' })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function roleProblems({ routes, nav, slots, search = [], actions = [] }: AreaDocument): string[] {
  const used = [...routes, ...nav, ...slots, ...search, ...actions].flatMap(({ roles }) => roles)
  const unknown = [...new Set(used)].filter((role) => !knownRoles.has(role.toLowerCase()))
  return unknown.map((role) => `area.json names the role "${role}"; known are ${[...knownRoles].join(', ')}.`)
}

function navigationProblems({ id, nav, routes, flags }: AreaDocument): string[] {
  const problems: string[] = []
  for (const entry of nav) {
    if (entry.id !== id && !entry.id.startsWith(`${id}.`))
      problems.push(`Navigation id "${entry.id}" must be "${id}" or start with "${id}.".`)
    if (!routes.some(({ path }) => path === entry.to))
      problems.push(`Navigation "${entry.id}" leads to ${entry.to}, which is not among the routes.`)
    if (entry.flag !== null && !flags.some(({ key }) => key === entry.flag))
      problems.push(`Navigation "${entry.id}" asks for the unknown flag "${entry.flag}".`)
  }
  const repeated = twice(nav.map(({ id: one }) => one))
  return [...problems, ...repeated.map((one) => `Navigation id "${one}" is used twice.`)]
}

function slotProblems({ slots, places = [], exposes, flags }: AreaDocument): string[] {
  const offered = new Set(slots.map(({ export: name }) => name))
  const files = Object.keys(exposes).filter((name) => name !== 'area')
  return [
    ...slots
      .filter(({ export: name }) => !files.includes(name))
      .map(({ place, export: name }) => `The guest "${name}" of ${place} is not among "exposes".`),
    ...files.filter((name) => !offered.has(name)).map((name) => `"exposes" names "${name}", which is no guest.`),
    ...slots
      .filter(({ flag }) => flag !== null && !flags.some(({ key }) => key === flag))
      .map(({ export: name, flag }) => `The guest "${name}" asks for the unknown flag "${flag}".`),
    ...twice(slots.map(({ export: name }) => name)).map((name) => `The guest "${name}" is declared twice.`),
    ...twice(places.map(({ id }) => id)).map((id) => `The place "${id}" is declared twice.`),
  ]
}

/** What the frame shows of the area in Ctrl-K leads to pages of this area. */
function frameProblems({ id, routes, flags, search = [], actions = [] }: AreaDocument): string[] {
  const links = [
    ...search.map(({ type, path, flag }) => ({ name: `The search for ${type}`, to: path, flag })),
    ...actions.map(({ id: action, to, flag }) => ({ name: `The action "${action}"`, to, flag })),
  ]
  return [
    ...links
      .filter(({ to }) => !routes.some(({ path }) => path === to.split('?')[0]))
      .map(({ name, to }) => `${name} leads to ${to}, which is not among the routes.`),
    ...links
      .filter(({ flag }) => flag !== null && !flags.some(({ key }) => key === flag))
      .map(({ name, flag }) => `${name} asks for the unknown flag "${flag}".`),
    ...actions
      .filter(({ id: action }) => !action.startsWith(`${id}.`))
      .map(({ id: action }) => `The action "${action}" must start with "${id}.".`),
    ...twice(search.map(({ type }) => type)).map((type) => `The search for ${type} is declared twice.`),
    ...twice(actions.map(({ id: action }) => action)).map((action) => `The action "${action}" is declared twice.`),
    ...twice(actions.map(({ keys }) => keys.join(' '))).map((keys) => `Two actions have the keys ${keys}.`),
  ]
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

function textProblems(folder: string, { i18n }: AreaDocument): string[] {
  const keysByLanguage = i18n.languages.map((language) => {
    const file = join(folder, 'src/locales', `${language}.json`)
    return { language, keys: existsSync(file) ? new Set(textKeys(JSON.parse(readFileSync(file, 'utf8')))) : undefined }
  })
  const all = new Set(keysByLanguage.flatMap(({ keys }) => [...(keys ?? [])]))
  return keysByLanguage.flatMap(({ language, keys }) => {
    if (!keys) return [`src/locales/${language}.json is missing.`]
    const missing = [...all].filter((key) => !keys.has(key))
    return missing.length === 0
      ? []
      : [`src/locales/${language}.json lacks ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}.`]
  })
}

/** `offers.list.title`; the plural forms of one text count as one key, since languages have different ones. */
function textKeys(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key.replace(/_(?:zero|one|two|few|many|other)$/, '')}`]
      : textKeys(value, `${prefix}${key}.`),
  )
}
