import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(import.meta.dirname, '../../../../node_modules')

/**
 * Runs test files in a process of its own, one after the other and in the order of their names: what is there behind
 * the first is what the second begins with.
 */
export function runFiles(
  folder: string,
  config: object,
  files: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly said: string }> {
  const sequencer = join(folder, 'byName.cjs')
  const written = {
    ...files,
    'package.json': '{ "type": "module" }',
    'jest.config.json': JSON.stringify({ ...config, roots: [folder], rootDir: folder, cacheDirectory: folder }),
    'byName.cjs': `const Sequencer = require(${JSON.stringify(join(modules, '@jest/test-sequencer'))}).default
      module.exports = class extends Sequencer { sort(tests) { return [...tests].sort((a, b) => a.path < b.path ? -1 : 1) } }`,
  }
  for (const [name, text] of Object.entries(written)) writeFileSync(join(folder, name), text)
  const names = Object.keys(files).filter((name) => /\.test\.tsx?$/.test(name))
  const given = ['-c', 'jest.config.json', '--maxWorkers=1', '--verbose', '--testSequencer', sequencer, ...names]
  const options = { cwd: folder, env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1' } }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(modules, 'jest/bin/jest.js'), ...given], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}

/** Which tests passed and which did not. */
export const resultsIn = (said: string): string[] =>
  said
    .split('\n')
    .filter((line) => /^\s*[✓✕]/u.test(line))
    .map((line) => line.trim().replace(/ \(\d+ ms\)$/, ''))
