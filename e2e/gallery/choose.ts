import { parseArgs } from 'node:util'
import { languages } from '@staffel/shared-api/contract'
import { schemes, widths, type Screen } from './screen.types.ts'

/** What of the gallery is wanted: everything, or a part that the command names. */
export interface Choice {
  readonly screens: readonly Screen[]
  readonly widths: readonly (typeof widths)[number][]
  readonly schemes: readonly (typeof schemes)[number][]
  readonly languages: readonly (typeof languages)[number][]
  readonly axe: boolean
}

/** `offers editor --width 390,1440 --scheme dark --language en --no-axe` */
export function choose(args: readonly string[], all: readonly Screen[]): Choice {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      width: { type: 'string', multiple: true },
      scheme: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
      axe: { type: 'boolean', default: true },
    },
  })
  return {
    screens: namedOf(positionals, all),
    widths: chosen('width', values.width, widths),
    schemes: chosen('scheme', values.scheme, schemes),
    languages: chosen('language', values.language, languages),
    axe: values.axe,
  }
}

/** `offers` is all states of it, `offers/empty` that one; without a word everything. */
export function namedOf<Named extends Pick<Screen, 'name' | 'state'>>(
  wanted: readonly string[],
  all: readonly Named[],
): readonly Named[] {
  if (wanted.length === 0) return all
  const fits = (screen: Named, part: string) => `${screen.name}/${screen.state}/`.startsWith(part.replace(/\/?$/, '/'))
  for (const part of wanted)
    if (!all.some((screen) => fits(screen, part)))
      throw new Error(`There is no screen ${part}; there are ${[...new Set(all.map(({ name }) => name))].join(', ')}.`)
  return all.filter((screen) => wanted.some((part) => fits(screen, part)))
}

function chosen<Value extends string | number>(
  option: string,
  given: readonly string[] | undefined,
  possible: readonly Value[],
): readonly Value[] {
  if (given === undefined) return possible
  return given
    .flatMap((list) => list.split(','))
    .map((word) => {
      const found = possible.find((value) => String(value) === word)
      if (found === undefined) throw new Error(`--${option} ${word}: choose from ${possible.join(', ')}.`)
      return found
    })
}
