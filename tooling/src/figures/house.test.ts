import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { crowdedFolders } from './crowdedFolders.ts'
import { importCircles } from './importCircles.ts'
import { sources } from './sources.ts'

const root = resolve(import.meta.dirname, '../../..')
const made = /^(?:node_modules|\.git|var|coverage|test-results|dist(?:-.*)?)$/
const exclude = (path: string): boolean => made.test(path.split('/').at(-1) ?? '')
const files = globSync(['**/*.{ts,tsx,mjs,json,sql,css,md}'], { cwd: root, exclude })

describe('the house', () => {
  it('has no files that import each other in a circle, by types or values', () => {
    expect(importCircles(sources(root, files))).toEqual([])
  })

  it('has no folder of more than 15 entries', () => {
    expect([...crowdedFolders(files)]).toEqual([])
  })
})
