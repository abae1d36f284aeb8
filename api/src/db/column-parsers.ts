import pg from 'pg'

const { INT8, DATE } = pg.types.builtins

/**
 * How values leave the database, the same on both drivers: `bigint` is a number (cents and ids stay far below 2^53),
 * `date` stays the text `YYYY-MM-DD` (a Date would shift it by the server's time zone).
 */
export const columnParsers: Readonly<Record<number, (value: string) => unknown>> = { [INT8]: Number, [DATE]: String }

export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => columnParsers[oid] ?? pg.types.getTypeParser(oid, format),
}
