import { type AST, RegExpParser } from '@eslint-community/regexpp'

const parser = new RegExpParser()
/** Characters that some class is likely to hold, and some other is not. */
const common = [' ', '\t', 'a', 'A', '0', '1', '.', ',', '-', '<', '"', '!', 'é']
/** What an expression is likely to refuse behind the rest. */
const ends = ['', '\u0000', '!', '\n!', '<', 'é']
const most = 6

/**
 * Strings made to have an expression try again and again, of about the length asked for: each of its loops pumped,
 * alone and together with what leads to it, and an end that it does not expect.
 */
export function hostileStrings({
  source,
  flags,
}: {
  readonly source: string
  readonly flags: string
}): ((length: number) => string)[] {
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const seen = [...new Set([...charactersIn(pattern), ...common])]
  const sample = sampler(flags, seen)
  const attacks = new Map<string, (length: number) => string>()
  const add = (before: string, pump: string, behind = ends) => {
    if (pump === '') return
    for (const end of behind)
      attacks.set(
        JSON.stringify([before, pump, end]),
        (length) => before + pump.repeat(Math.ceil(length / pump.length)) + end,
      )
  }
  eachLoop(pattern, (loop) => {
    const lead = leadTo(loop, sample)
    for (const pump of sample(loop.element)) {
      add(lead, pump)
      add('', lead + pump)
    }
    const pumps = sample(loop.element)
    for (const [at, one] of pumps.entries())
      for (const other of pumps.slice(at + 1)) add(lead, one + other, ends.slice(0, 2))
  })
  return [...attacks.values()]
}

function eachLoop(node: AST.Node, found: (loop: AST.Quantifier) => void): void {
  if (node.type === 'Quantifier' && node.max > 8) found(node)
  if (node.type === 'Quantifier') eachLoop(node.element, found)
  if ('alternatives' in node) node.alternatives.forEach((alternative) => eachLoop(alternative, found))
  if (node.type === 'Alternative') node.elements.forEach((element) => eachLoop(element, found))
}

function charactersIn(node: AST.Node): string[] {
  if (node.type === 'Character') return [String.fromCodePoint(node.value)]
  if (node.type === 'Quantifier') return charactersIn(node.element)
  if (node.type === 'CharacterClassRange') return [...charactersIn(node.min), ...charactersIn(node.max)]
  if (node.type === 'Alternative' || node.type === 'CharacterClass') return node.elements.flatMap(charactersIn)
  return 'alternatives' in node ? node.alternatives.flatMap(charactersIn) : []
}

type Sample = (node: AST.Node) => string[]

/** A few strings that a part of an expression takes. */
function sampler(flags: string, seen: readonly string[]): Sample {
  const single = flags.replace(/[gy]/g, '')
  const sample: Sample = (node) => {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)]
      case 'CharacterSet':
      case 'CharacterClass': {
        const takes = new RegExp(`^(?:${node.raw})$`, single)
        return seen.filter((character) => takes.test(character)).slice(0, most)
      }
      case 'Quantifier': {
        const once = sample(node.element)
        return node.min === 0
          ? [...once.slice(0, most - 1), '']
          : once.map((text) => text.repeat(Math.min(node.min, 4)))
      }
      case 'Alternative':
        return joined(node.elements.map(sample))
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives.flatMap((alternative) => sample(alternative).slice(0, 2)).slice(0, most)
      default:
        return ['']
    }
  }
  return sample
}

/** The nth choice of each, one behind the other. */
function joined(parts: readonly string[][]): string[] {
  const count = Math.min(most, Math.max(1, ...parts.map(({ length }) => length)))
  return [
    ...new Set(
      Array.from({ length: count }, (_, choice) =>
        parts.map((choices) => choices[choice % Math.max(1, choices.length)] ?? '').join(''),
      ),
    ),
  ]
}

/** The shortest way to a loop: one sample of all that stands before it. */
function leadTo(node: AST.Node, sample: Sample): string {
  const above = node.parent
  if (!above) return ''
  const siblings =
    above.type === 'Alternative'
      ? above.elements.slice(
          0,
          above.elements.findIndex((element) => element === node),
        )
      : []
  const own = siblings
    .map((element) =>
      element.type === 'Assertion' && element.kind === 'lookbehind' && !element.negate
        ? sampleOf(element, sample)
        : (sample(element)[0] ?? ''),
    )
    .join('')
  return leadTo(above, sample) + own
}

const sampleOf = (assertion: AST.LookaroundAssertion, sample: Sample): string =>
  assertion.alternatives.flatMap((alternative) => sample(alternative)).find((text) => text !== '') ?? ''
