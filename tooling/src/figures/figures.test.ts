import { complexities } from './complexities.ts'
import { complexFunctions } from './complexFunctions.ts'
import { crowdedFolders } from './crowdedFolders.ts'
import { importCircles } from './importCircles.ts'

describe('the figures', () => {
  it('find circles, of types too', () => {
    const source = (path: string, text: string) => ({ path, text })
    expect(
      importCircles([
        source('a/one.ts', "import type { B } from './two.ts'"),
        source('a/two.ts', "export { c } from './deep/three.ts'"),
        source('a/deep/three.ts', "import { a } from '../one.ts'"),
        source('a/four.ts', "import { a } from './one.ts'\nimport fs from 'node:fs'"),
      ]).map((group) => group.toSorted()),
    ).toEqual([['a/deep/three.ts', 'a/one.ts', 'a/two.ts']])
  })

  it('name the complexity of every function', () => {
    const text = 'export const f = (a: number) => (a > 1 && a < 3 ? 1 : 2)\nfunction g() { return <b>{f(1)}</b> }'
    expect(complexities({ path: 'x/f.tsx', text })).toEqual([3, 1])
  })

  it('count the functions that are more complex than they may be', () => {
    const of = (choices: number) => `(a) => ${'a || '.repeat(choices)}1`
    const text = `export const f = [${of(14)}, ${of(15)}, ${of(20)}]`
    expect(complexFunctions({ path: 'x/f.ts', text })).toEqual({ functions: 2, worst: 21 })
    expect(complexFunctions({ path: 'x/f.ts', text: of(14) })).toBeNull()
  })

  it('count what stands in a folder, tests and texts apart', () => {
    const of = (folder: string, count: number, end: string) =>
      Array.from({ length: count }, (_, index) => `${folder}/f${index}${end}`)
    const files = [
      ...of('a/b', 15, '.ts'),
      ...of('a/b', 15, '.test.ts'),
      ...of('a/c', 16, '.ts'),
      ...of('a/locales', 20, '.json'),
    ]
    expect([...crowdedFolders(files)]).toEqual([['a/c', 16]])
  })
})
