import { whatBump, writer } from './entries.ts'

/**
 * What `lerna version` makes of a commit: `changelogPreset` in `lerna.json`. A subject in words of
 * the product is an entry as it stands; what kind of release it is, the body says where it is more than a mend.
 */
export const commits = { merges: false }

export const parser = {
  // `feat(offers)!: …`, for who writes so; else the whole line is the subject.
  headerPattern: /^(?:([a-z]+)(?:\(([\w-]+)\))?(!)?: )?(.+)$/,
  headerCorrespondence: ['type', 'scope', 'bang', 'subject'],
  noteKeywords: ['Adds', 'Breaks', 'BREAKING CHANGE', 'BREAKING-CHANGE'],
}

export { whatBump, writer }
