type Version = readonly [major: number, minor: number, patch: number]

const partial = /^(\^|~|>=|<=|>|<|=)?v?(\d+|[xX*])(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?$/

/**
 * Whether a version is in a range of semantic versions: `^`, `~`, `=`, comparisons, `1.x`, several at once and `||`.
 * What areas require is written in these; a range of another form is satisfied by nothing, and a pre-release by its own
 * name only.
 */
export function satisfy(version: string, range: string): boolean {
  if (version === range) return true
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? []
  if (major === undefined) return false
  const given: Version = [Number(major), Number(minor), Number(patch)]
  return range.split('||').some((all) =>
    all
      .trim()
      .replace(/([<>=^~])\s+/g, '$1')
      .split(/\s+/)
      .every((one) => allows(one, given)),
  )
}

/** A version as a range writes it: what is left out, or an `x`, is any. */
type Written = readonly [major: number, minor: number | null, patch: number | null]

const zero: Version = [0, 0, 0]
const endless: Version = [Infinity, 0, 0]

/** What an operator allows of the versions: from the first of these two, and before the second. */
const spans: Readonly<Record<string, (written: Written) => readonly [from: Version, before: Version]>> = {
  '>=': (written) => [first(written), endless],
  '>': (written) => [after(written), endless],
  '<': (written) => [zero, first(written)],
  '<=': (written) => [zero, after(written)],
  '^': (written) => [first(written), nextBreaking(written)],
  '~': (written) => [first(written), nextMinor(written)],
  '=': (written) => [first(written), after(written)],
}

function allows(comparator: string, given: Version): boolean {
  const [match, operator, ...parts] = partial.exec(comparator || '*') ?? []
  if (match === undefined) return false
  const [major = null, minor = null, patch = null] = parts.map((part) =>
    /^\d+$/.test(part ?? '') ? Number(part) : null,
  )
  if (major === null) return true
  const [from, before] = spans[operator || '=']?.([major, minor, patch]) ?? [zero, zero]
  return !isBefore(given, from) && isBefore(given, before)
}

const first = ([major, minor, patch]: Written): Version => [major, minor ?? 0, patch ?? 0]

/** The first version after those that the written digits name. */
function after([major, minor, patch]: Written): Version {
  if (minor === null) return [major + 1, 0, 0]
  return patch === null ? [major, minor + 1, 0] : [major, minor, patch + 1]
}

const nextMinor = ([major, minor]: Written): Version => after([major, minor, null])

/** Raises the first written digit that is not 0: below 1.0.0 a minor version may break, below 0.1.0 a patch. */
function nextBreaking([major, minor, patch]: Written): Version {
  if (major > 0 || minor === null) return [major + 1, 0, 0]
  return minor > 0 ? [0, minor + 1, 0] : after([major, minor, patch])
}

function isBefore(one: Version, other: Version): boolean {
  return (one[0] - other[0] || one[1] - other[1] || one[2] - other[2]) < 0
}
