import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
const skipped = new Set(['node_modules', '.git', 'dist', 'var'])
/** Every file and folder that is written by hand, from the root. */
const known = globSync('**/*', { cwd: root, exclude: (path) => skipped.has(path.split('/').at(-1) ?? '') })
const documents = known.filter((path) => path.endsWith('.md'))

/** What has the form of a path and an ending of ours, or ends as a folder does. */
const pathLike = /^(?:\.\.\/)*[\w@.-]+(?:\/[\w.-]+)*(?:\.(?:ts|tsx|mjs|json|md|sql|css|conf|yml)|\/)$/
/** `x.service.ts` stands for any name, `NNNN_name.sql` for any number. */
const placeholder = /(?:^|\/)(?:x\.|NNNN_)/
/** What a start makes, a build, or a version. */
const made = ['var/', 'mf-manifest.json', 'CHANGELOG.md']

it.each(documents)('%s names what there is', (document) => {
  const text = readFileSync(join(root, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const below = document.endsWith('README.md') && dirname(document) !== '.' ? `${dirname(document)}/` : ''
  const named = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word = '']) => word)
    .filter((word) => pathLike.test(word) && !placeholder.test(word) && !made.includes(word))
    .filter((word) => !isThere(word, document, below))
  const linked = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !known.includes(normalize(join(dirname(document), target))))
  expect([...named, ...linked]).toEqual([])
})

/**
 * As a path from the root or from the document, or, shortened, as the end of one: a name of any, a path with folders in
 * a README of one below its own.
 */
function isThere(word: string, document: string, below: string): boolean {
  const path = word.replace(/\/$/, '')
  const within = word.includes('/') ? below : ''
  return (
    known.includes(path) ||
    known.includes(normalize(join(dirname(document), path))) ||
    known.some((one) => one.startsWith(within) && one.endsWith(`/${path}`))
  )
}
