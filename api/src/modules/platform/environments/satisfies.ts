type Version = readonly [major: number, minor: number, patch: number]

/**
 * Whether a version is within a range as areas write them: `^1.2.0`, `~1.2.0`, or the version itself. What is neither
 * is within nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const has = parse(version)
  const [, sign = '', least = ''] = /^([~^]?)(.*)$/.exec(range.trim()) ?? []
  const from = parse(least)
  if (!has || !from) return false
  if (sign === '') return compare(has, from) === 0
  return compare(has, from) >= 0 && compare(has, sign === '~' ? nextMinor(from) : nextBreaking(from)) < 0
}

function parse(text: string): Version | null {
  const [, major, minor, patch] = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(text.trim()) ?? []
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)]
}

function compare(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}

const nextMinor = ([major, minor]: Version): Version => [major, minor + 1, 0]

/** Before 1.0.0 every minor version may break, and before 0.1.0 every patch. */
function nextBreaking([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0]
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1]
}
