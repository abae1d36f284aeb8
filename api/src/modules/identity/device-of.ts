/** More of a header than this is not looked at. */
const longest = 400

/** By the word that gives each away. The first one counts: most browsers name those that they descend from as well. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/**
 * `Chrome · Windows`, for a person who has to recognise an own session. A description by the device itself: it proves
 * nothing.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, longest)
  const named = (list: typeof browsers | typeof systems): string | undefined =>
    list.find(([word]) => text.includes(word))?.[1]
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(' · ') || null
}
