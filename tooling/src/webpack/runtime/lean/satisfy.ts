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

function allows(comparator: string, given: Version): boolean {
  const [match, operator = '', ...written] = partial.exec(comparator || '*') ?? []
  if (match === undefined) return false
  const parts = written.map((part) => (/^\d+$/.test(part ?? '') ? Number(part) : null))
  const [major = null, minor = null, patch = null] = parts
  if (major === null) return true
  const from: Version = [major, minor ?? 0, patch ?? 0]
  /** The first version after those that the written digits name. */
  const after: Version =
    minor === null ? [major + 1, 0, 0] : patch === null ? [major, minor + 1, 0] : [major, minor, patch + 1]
  switch (operator) {
    case '>=':
      return !isBefore(given, from)
    case '>':
      return !isBefore(given, after)
    case '<':
      return isBefore(given, from)
    case '<=':
      return isBefore(given, after)
    case '^':
      return (
        !isBefore(given, from) &&
        isBefore(
          given,
          major > 0 || minor === null ? [major + 1, 0, 0] : minor > 0 || patch === null ? [0, minor + 1, 0] : after,
        )
      )
    case '~':
      return !isBefore(given, from) && isBefore(given, minor === null ? after : [major, minor + 1, 0])
    default:
      return !isBefore(given, from) && isBefore(given, after)
  }
}

function isBefore(one: Version, other: Version): boolean {
  return (one[0] - other[0] || one[1] - other[1] || one[2] - other[2]) < 0
}
