import css from '@eslint/css'
import { Linter } from 'eslint'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import tseslint from 'typescript-eslint'
import { classNames } from './classNames.ts'
import { localStyles } from './localStyles.ts'

let house: string
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'styles-'))
})
afterEach(() => rmSync(house, { recursive: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
}

/** What is said of a file; the others stand beside it. */
function said(file: string, text: string, others: Readonly<Record<string, string>> = {}): string[] {
  write({ [file]: text, ...others })
  const config: Linter.Config[] = [
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { house: { rules: { rule: classNames } } },
      rules: { 'house/rule': 'error' },
      // The two packages describe the same parser in types of their own.
      languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    },
    {
      files: ['**/*.css'],
      plugins: { css, house: { rules: { rule: localStyles } } },
      language: 'css/css',
      rules: { 'house/rule': 'error' },
    },
  ]
  return new Linter({ cwd: house }).verify(text, config, join(house, file)).map(({ message }) => message)
}

const page = 'mf-offers/src/features/list/Page.tsx'
const sheet = 'mf-offers/src/features/list/list.module.css'
const imported = "import styles from './list.module.css'\n"

describe('a style sheet', () => {
  it.each([
    ['mf-offers/src/features/list/list.css', '.row {}', 'Name it *.module.css'],
    ['shell/src/layout/header.css', 'a { color: red }', 'Name it *.module.css'],
    ['shared-ui/src/list/table.css', '.sf-table .row {}', 'Call it .sf-row'],
    ['shared-ui/src/list/table.css', '@media print { p:not(.row) {} }', 'Call it .sf-row'],
    [sheet, '.row {} .cell {}', 'Nothing asks for .cell'],
    [sheet, '.row:is(:hover, .cell) {}', 'Nothing asks for .cell'],
    [sheet, '.row :global(.cell) {}', ".cell is neither shared-ui's nor antd's"],
    [sheet, '.row :global(.sf-table.cell) {}', ".cell is neither shared-ui's nor antd's"],
  ])('%s: %s', (file, text, way) => {
    const others = { [page]: `${imported}export const Page = () => <p className={styles.row} />` }
    expect(said(file, text, others)).toEqual([expect.stringContaining(way)])
  })

  it.each([
    [sheet, '.row:hover > td :global(.sf-table) :global(.ant-btn .anticon) {} @media print { .row {} }'],
    ['shared-ui/src/list/table.css', 'body .sf-table:not(.ant-modal) {}'],
    ['deploy/page.css', '.row {}'],
  ])('%s may say %s', (file, text) => {
    expect(said(file, text, { [page]: `${imported}const row = styles.row` })).toEqual([])
  })

  it('asks the sources that take it, wherever they stand, and no others', () => {
    const others = {
      'mf-offers/src/features/Other.tsx': "import looks from './list/list.module.css'\nconst row = looks.row",
      'mf-offers/src/features/twin/Page.tsx': `${imported}const cell = styles.cell`,
    }
    expect(said(sheet, '.row {} .cell {}', others)).toEqual([expect.stringContaining('Nothing asks for .cell')])
  })
})

describe('a class name', () => {
  it.each([
    [page, '<p className="row" />', 'The class "row" would be everybody’s'],
    [page, '<p className="sf-text row" />', '"row"'],
    [page, "<p className={open ? 'row' : undefined} />", '"row"'],
    [page, '<p className={`sf-text ${open && "row"}`} />', '"row"'],
    [page, "<p className={'sf-' + (open ? 'sf-row' : 'row')} />", '"row"'],
    [page, '<Drawer rootClassName="drawer" />', '"drawer"'],
    [page, "<Dropdown classNames={{ root: 'menu' }} />", '"menu"'],
    [page, "notice.className = 'crash'", '"crash"'],
    ['shared-ui/src/list/Row.tsx', '<p className="row" />', 'call it "sf-row"'],
    [page, `${imported}const x = styles.cell`, 'list.module.css has no class .cell'],
    [page, `${imported}const x = styles[kind]`, 'Name the class'],
    [page, "import styles from './gone.module.css'\nconst x = styles.row", 'gone.module.css has no class .row'],
  ])('%s: %s', (file, code, way) => {
    expect(said(file, code, { [sheet]: '.row {}' })).toEqual([expect.stringContaining(way.replace('’', "'"))])
  })

  it.each([
    `${imported}const x = <p className={styles.row} />`,
    `${imported}const x = <p className={\`sf-text \${open ? styles.row : 'sf-muted'}\`} />`,
    "const x = <p className={tone === 'calm' ? 'sf-calm' : className} />",
    'const x = <span className="anticon" title="row" />',
  ])('may be %s', (code) => {
    expect(said(page, code, { [sheet]: '@media print { .row:has(> .row) {} }' })).toEqual([])
  })
})
