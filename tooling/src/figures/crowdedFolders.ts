/** More than this is too many to see at once. */
const most = 15

/** Folders with too many entries and how many each has. A test stands beside its file and does not count. */
export function crowdedFolders(files: readonly string[]): ReadonlyMap<string, number> {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/')
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/')
      const entry = parts[depth] ?? ''
      if (/\.test\.tsx?$/.test(entry) || entry.includes('.generated.')) continue
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry))
    }
  }
  const exempt = /(?:^|\/)(?:migrations|adr|locales|texts|fixtures|mails)(?:\/|$)/
  return new Map(
    [...entries].flatMap(([folder, { size }]) =>
      size > most && !exempt.test(folder) ? [[folder, size] as const] : [],
    ),
  )
}
