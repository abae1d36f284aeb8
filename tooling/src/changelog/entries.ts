/** A commit, as conventional-commits-parser reads it by our pattern. */
export interface ReadCommit {
  readonly type?: string | null
  readonly bang?: string | null
  readonly subject?: string | null
  readonly notes: readonly { readonly title: string; readonly text: string }[]
}

interface Context {
  readonly version?: string
  readonly date?: string
  readonly commitGroups?: readonly { readonly commits: readonly ReadCommit[] }[]
}

const [major, minor, patch] = [0, 1, 2]

/** `Breaks: …` in the body is a major release, `Adds: …` a minor one; anything else mends. */
export function whatBump(commits: readonly ReadCommit[]): { readonly level: number; readonly reason: string } {
  const level = Math.min(patch, ...commits.map(levelOf))
  return { level, reason: `${commits.length} changes` }
}

function levelOf({ type, bang, notes }: ReadCommit): number {
  const titles = notes.map(({ title }) => title.toLowerCase())
  if (bang === '!' || titles.some((title) => title.startsWith('break'))) return major
  return type === 'feat' || titles.includes('adds') ? minor : patch
}

/** Of no interest to who uses the package, by those who say so. */
const silent = new Set(['build', 'chore', 'ci', 'docs', 'style', 'test'])

export const writer = {
  transform: (commit: ReadCommit): ReadCommit | undefined =>
    silent.has(commit.type ?? '') || isOfRelease(commit) ? undefined : { ...commit },
  groupBy: '',
  commitsSort: null,
  template: ({ version = '', date = '', commitGroups = [] }: Context): string =>
    [`## ${version} (${date})`, '', ...commitGroups.flatMap(({ commits }) => commits.flatMap(linesOf)), ''].join('\n'),
}

/** The commit that `lerna version` makes itself. */
export const releaseSubject = 'Packages have the versions of their changes'

function isOfRelease({ subject }: ReadCommit): boolean {
  return subject === releaseSubject
}

function linesOf({ subject, notes }: ReadCommit): string[] {
  return [`* ${subject ?? ''}`, ...notes.map(({ title, text }) => `  * ${title}: ${text}`)]
}
