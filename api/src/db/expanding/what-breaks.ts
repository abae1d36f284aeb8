import type { Catalogue, Column, Rule } from './catalogue.ts'

/**
 * What the API of the release before would find gone or narrower in a schema, each in a sentence; nothing where it only
 * grew. Its rows are written without what came since, and read as they were.
 */
export function whatBreaks(before: Catalogue, after: Catalogue): string[] {
  const known = new Set(before.tables)
  const tables = before.tables.filter((table) => !after.tables.includes(table))
  const stays = ({ table }: { readonly table: string }) => known.has(table) && !tables.includes(table)
  const had = new Set(before.columns.map(keyOf))
  return [
    ...tables.map((table) => `table ${table} is gone`),
    ...before.columns.filter(stays).flatMap((column) => changes(column, after.columns)),
    ...after.columns
      .filter((column) => stays(column) && !had.has(keyOf(column)) && column.needed && !column.filled)
      .map((column) => `${keyOf(column)} is new, needed and has no default`),
    ...missing(
      before.rules.filter((rule) => stays(rule) && rule.unique),
      after.rules,
    ).map((rule) => `${rule.table} is no longer unique by ${rule.says}`),
    ...missing(after.rules.filter(stays), before.rules)
      .filter((rule) => rule.columns.length === 0 || rule.columns.some((name) => had.has(`${rule.table}.${name}`)))
      .filter((rule) => !before.rules.some((old) => old.table === rule.table && isWider(old.says, rule.says)))
      .map((rule) => `${rule.table} asks for more: ${rule.says}`),
    ...after.guarded
      .filter((table) => known.has(table) && !before.guarded.includes(table))
      .map((table) => `row level security holds for ${table}`),
    ...before.others.filter((line) => !after.others.includes(line)).map((line) => `${line} is gone`),
  ].toSorted()
}

const keyOf = ({ table, name }: Column): string => `${table}.${name}`

function changes(column: Column, columns: readonly Column[]): string[] {
  const now = columns.find((one) => keyOf(one) === keyOf(column))
  if (!now) return [`${keyOf(column)} is gone`]
  return [
    ...(now.type === column.type ? [] : [`${keyOf(column)} is ${now.type} and was ${column.type}`]),
    ...(now.needed && !column.needed ? [`${keyOf(column)} is needed`] : []),
    ...(now.needed && column.filled && !now.filled ? [`${keyOf(column)} has no default`] : []),
  ]
}

function missing(rules: readonly Rule[], among: readonly Rule[]): Rule[] {
  return rules.filter((rule) => !among.some(({ table, says }) => table === rule.table && says === rule.says))
}

/** Of a check that names the words it takes: it takes more of them. */
function isWider(before: string, after: string): boolean {
  const [old, now] = [before.split("'"), after.split("'")]
  // What stands between quotes is every second piece.
  const frame = (pieces: readonly string[]) =>
    pieces
      .filter((_, at) => at % 2 === 0)
      .join('')
      .replaceAll('::text', '')
      .replaceAll(/[,\s]/g, '')
  const words = (pieces: readonly string[]) => pieces.filter((_, at) => at % 2 === 1)
  return frame(old) === frame(now) && words(old).every((word) => words(now).includes(word))
}
