import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import mostComplex from '../eslint/most-complex.json' with { type: 'json' }
import { complexFunctions } from './complexFunctions.ts'
import { crowdedFolders } from './crowdedFolders.ts'
import { importCircles } from './importCircles.ts'
import { sources } from './sources.ts'

const root = resolve(import.meta.dirname, '../../..')
const made = /^(?:node_modules|\.git|var|coverage|test-results|dist(?:-.*)?)$/
const exclude = (path: string): boolean => made.test(path.split('/').at(-1) ?? '')
const files = globSync(['**/*.{ts,tsx,mjs,json,sql,css,html,md}'], { cwd: root, exclude })

const grammar = /^api\/src\/modules\/requests\/(?:reading|matching\/text|units)\//

describe('the house', () => {
  it('has no files that import each other in a circle, by types or values', () => {
    expect(importCircles(sources(root, files))).toEqual([])
  })

  it('has no folder of more than 15 entries', () => {
    expect([...crowdedFolders(files)]).toEqual([])
  })

  it('lists complex functions of the mail grammar only', () => {
    expect(Object.keys(mostComplex).filter((path) => !grammar.test(path))).toEqual([])
  })

  it.each(Object.entries(mostComplex))(
    '%s holds as many complex functions as most-complex.json says, which is lowered with them',
    (path, listed) => {
      expect(complexFunctions({ path, text: readFileSync(resolve(root, path), 'utf8') })).toEqual(listed)
    },
  )
})
