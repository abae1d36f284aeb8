import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { NewArea } from './areaFiles.ts'
import { writeArea } from './writeArea.ts'

const root = resolve(__dirname, '../../..')
const planning: NewArea = { id: 'planning', nl: "Foto's en planning", en: 'Planning', owner: 'team-planning' }

/** A workspace with the real packages and one area, in which nothing is left behind. */
let workspace = ''
beforeAll(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'staffel-new-area-')))
  const linked = ['shell', 'shared-ui', 'shared-auth', 'shared-api', 'tooling', 'node_modules']
  for (const name of linked) symlinkSync(join(root, name), join(workspace, name))
  for (const name of ['tsconfig.base.json', 'eslint.config.mjs', 'prettier.config.mjs'])
    copyFileSync(join(root, name), join(workspace, name))
  cpSync(join(root, 'mf-integrations/area.json'), join(workspace, 'mf-integrations/area.json'))
  copyFileSync(join(root, 'mf-integrations/package.json'), join(workspace, 'mf-integrations/package.json'))
  const workspaces = ['shared-api', 'shared-auth', 'shared-ui', 'shell', 'mf-integrations', 'api']
  writeFileSync(join(workspace, 'package.json'), JSON.stringify({ name: 'trial', version: '0.0.0', workspaces }))
  const locked = { '': { name: 'trial', workspaces }, 'node_modules/@staffel/api': { resolved: 'api', link: true } }
  writeFileSync(join(workspace, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: locked }))
})
afterAll(() => rmSync(workspace, { recursive: true }))

/** What a command of the house says of the new area; empty when all is well. */
function complaintsOf(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: join(workspace, 'mf-planning'),
    encoding: 'utf8',
  })
  return status === 0 ? '' : `${stdout}${stderr}`
}

it('makes an area that is formatted, linted, typed, tested and built as it stands', () => {
  const folder = writeArea(workspace, planning)
  expect(complaintsOf('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')).toBe('')
  expect(complaintsOf('node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0')).toBe('')
  expect(complaintsOf('node_modules/tsc-native/bin/tsc', '-p', '.')).toBe('')
  expect(complaintsOf('node_modules/jest/bin/jest.js', '--runInBand', '--ci')).toBe('')
  expect(complaintsOf('tooling/bin/bundle.ts', folder)).toBe('')
  expect(JSON.parse(readFileSync(join(folder, 'dist/area.json'), 'utf8'))).toMatchObject({
    id: 'planning',
    owner: 'team-planning',
    name: { nl: "Foto's en planning", en: 'Planning' },
    basePath: '/planning',
    nav: [{ to: '/planning', label: { nl: "Foto's en planning", en: 'Planning' } }],
  })
  // It stands with the other areas, for npm as well.
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'))
  expect(workspaces.slice(-3)).toEqual(['mf-integrations', 'mf-planning', 'api'])
  const { packages }: { packages: object } = JSON.parse(readFileSync(join(workspace, 'package-lock.json'), 'utf8'))
  expect(Object.entries(packages)).toEqual([
    ['', { name: 'trial', workspaces }],
    ['mf-planning', expect.objectContaining({ name: '@staffel/mf-planning', version: '1.0.0' })],
    ['node_modules/@staffel/api', { resolved: 'api', link: true }],
    ['node_modules/@staffel/mf-planning', { resolved: 'mf-planning', link: true }],
  ])
})

it.each([
  [{ id: 'Planning' }, 'by small letters alone'],
  [{ id: 'integrations' }, 'mf-integrations is there already'],
  [{ id: 'exact' }, '/exact is a path of integrations'],
  [{ id: 'login' }, '/login is a path of the frame'],
  [{ id: 'stock', en: ' ' }, 'Its name in the menu is empty'],
])('refuses %j', (given, reason) => {
  expect(() => writeArea(workspace, { ...planning, ...given })).toThrow(reason)
})
