import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const sources = globSync('{client,rules,contract/**/rules}/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
)

/** Modules that a source loads when it runs; `import type` is gone by then. */
const loadedBy = (file: string) =>
  [...readFileSync(root + file, 'utf8').matchAll(/^(?:import|export) (?!type )[\w\s*{},]*? from '([^']+)'/gm)].map(
    ([, from = '']) => from,
  )

describe('what a browser loads', () => {
  it.each(sources)('%s brings along no schemas', (file) => {
    const foreign = loadedBy(file).filter(
      (from) => !/^\.\/|\/rules\/|^\.\.\/.*kit\/errors\.ts$/.test(from) && from !== 'big.js',
    )
    expect(foreign).toEqual([])
  })

  it('is known by looking at every client and rule', () => {
    expect(sources.length).toBeGreaterThan(20)
  })
})
