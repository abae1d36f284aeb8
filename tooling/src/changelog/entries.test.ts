import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { changelogSince } from '../registry/changelogSince.ts'
import { releaseSubject, whatBump, writer } from './entries.ts'
import { parser } from './index.ts'

const commit = (subject: string, ...titles: string[]) => ({
  subject,
  notes: titles.map((title) => ({ title, text: 'how it is done' })),
})

describe('the version that follows from commits', () => {
  it.each([
    [2, [commit('A double click leaves the menu open')]],
    [1, [commit('It is mended'), commit('An offer can be folded', 'Adds')]],
    [0, [commit('An offer can be folded', 'Adds'), commit('Lists take columns by name', 'Breaks')]],
    [1, [{ ...commit('folding'), type: 'feat' }]],
    [0, [{ ...commit('no more of it'), type: 'fix', bang: '!' }]],
    [0, [commit('No more of it', 'BREAKING CHANGE')]],
  ])('is of level %i', (level, commits) => {
    expect(whatBump(commits).level).toBe(level)
  })

  it('takes a subject in words of the product as it stands, and one with a type apart', () => {
    const read = (line: string) => new RegExp(parser.headerPattern).exec(line)?.slice(1)
    expect(read('A double click: the menu stays')?.at(-1)).toBe('A double click: the menu stays')
    expect(read('feat(offers)!: folding')).toEqual(['feat', 'offers', '!', 'folding'])
  })
})

it('an entry is a line for each commit, with what it adds or breaks', () => {
  const commits = [commit('An offer can be folded', 'Adds'), commit('It is mended')]
  expect(writer.template({ version: '1.1.0', date: '2026-03-05', commitGroups: [{ commits }] })).toBe(
    '## 1.1.0 (2026-03-05)\n\n* An offer can be folded\n  * Adds: how it is done\n* It is mended\n',
  )
  expect(writer.transform({ ...commit('cleaner'), type: 'chore' })).toBeUndefined()
  expect(writer.transform(commit(releaseSubject))).toBeUndefined()
  const { command } = JSON.parse(readFileSync(resolve(__dirname, '../../../lerna.json'), 'utf8'))
  expect(command.version.message).toBe(releaseSubject)
})

it('a publication tells the entries after the version that is live', () => {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-changelog-'))
  const entries = ['1.2.0', '1.1.1', '1.1.0', '1.0.0'].map(
    (version) => `## ${version} (2026-03-05)\n\n* In ${version}\n`,
  )
  expect(changelogSince(folder, null)).toBe('')
  writeFileSync(join(folder, 'CHANGELOG.md'), ['# Change Log', 'All of it.', ...entries].join('\n\n'))
  expect(changelogSince(folder, '1.1.0-1a2b3c4d')).toBe(
    '1.2.0 (2026-03-05)\n* In 1.2.0\n\n1.1.1 (2026-03-05)\n* In 1.1.1',
  )
  expect(changelogSince(folder, '1.2.0-1a2b3c4d')).toBe('')
  expect(changelogSince(folder, null)).toContain('* In 1.0.0')
  rmSync(folder, { recursive: true })
})
