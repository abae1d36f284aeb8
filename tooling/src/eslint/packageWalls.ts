import type { Rule } from 'eslint'
import { eachImport, pathOf, type Import } from './imports.ts'

/** Which of our packages a package may import; anything else of ours is behind a wall. */
interface Wall {
  readonly packages: RegExp
  readonly mayImport: readonly RegExp[]
  /** Besides, in its tests. */
  readonly testsMayImport?: readonly RegExp[]
  readonly never?: readonly { readonly source: RegExp; readonly instead: string }[]
}

const shared = [/^@staffel\/shared-(api|auth|ui)(\/|$)/]
const uiLibraries = /^(antd|@ant-design|@rc-component|dayjs)(\/|$)/
const façaded = /^(react-router|react-router-dom|@tanstack\/react-query|i18next|react-i18next)(\/|$)/
const throughTheKit = [
  {
    source: uiLibraries,
    instead:
      'Take it from @staffel/shared-ui/core, /list, /form, /date or /overlay; add it to the façade if it is not there yet.',
  },
  {
    source: façaded,
    instead: 'Take it from @staffel/shared-ui/router, /query or /i18n: the shell provides the one copy.',
  },
  {
    source: /^(axios|@firebase)(\/|$)/,
    instead: 'Call the API with @staffel/shared-api/client and the apiClient of @staffel/shared-auth.',
  },
]

const walls: readonly Wall[] = [
  {
    packages: /^shared-api$/,
    mayImport: [],
    never: [
      { source: /^(react|react-dom|zustand|antd)(\/|$)/, instead: 'shared-api holds no state and no interface.' },
    ],
  },
  {
    packages: /^shared-auth$/,
    mayImport: [/^@staffel\/shared-api(\/|$)/],
    never: [{ source: uiLibraries, instead: 'The session draws nothing; screens belong to the shell.' }],
  },
  {
    packages: /^shared-ui$/,
    mayImport: [],
    never: [
      {
        source: /^(axios|zustand|@firebase)(\/|$)/,
        instead: 'The kit knows no data and no session; take what you need as props.',
      },
    ],
  },
  { packages: /^mf-/, mayImport: shared, never: throughTheKit },
  { packages: /^shell$/, mayImport: shared, never: throughTheKit },
  {
    packages: /^api$/,
    mayImport: [/^@staffel\/shared-api\/(contract|rules)$/],
    testsMayImport: [/^@staffel\/shared-api\/client$/, /^@staffel\/exact-standin$/],
  },
  { packages: /^e2e$/, mayImport: [/^@staffel\/shared-api(\/|$)/, /^@staffel\/exact-standin$/] },
  { packages: /^exact-standin$/, mayImport: [] },
  { packages: /^tooling$/, mayImport: [/^@staffel\/exact-standin$/] },
]

/** Build files may use the tooling, tests the test support. */
const everywhere = [/^@staffel\/tooling(\/|$)/]

/** Who may import whom, between packages. */
export const packageWalls: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const [owner = ''] = pathOf(context).split('/')
    const wall = walls.find(({ packages }) => packages.test(owner))
    return wall ? eachImport(context, (found) => crossing(owner, wallOf(wall, pathOf(context)), found)) : {}
  },
}

/** The wall as it stands for one file. */
function wallOf(wall: Wall, path: string): Wall {
  const isTest = /\.test\.tsx?$|\/testing\//.test(path)
  return isTest ? { ...wall, mayImport: [...wall.mayImport, ...(wall.testsMayImport ?? [])] } : wall
}

function crossing(owner: string, wall: Wall, { source, file }: Import): string | null {
  if (file !== null) {
    return file.startsWith(`${owner}/`)
      ? null
      : `${owner} reaches into another folder (${file}). Import the package by its name, through its exports.`
  }
  const forbidden = wall.never?.find((rule) => rule.source.test(source))
  if (forbidden) return `${owner} does not import ${source}. ${forbidden.instead}`
  if (!source.startsWith('@staffel/') || source.startsWith(`@staffel/${owner}`)) return null
  if ([...wall.mayImport, ...everywhere].some((allowed) => allowed.test(source))) return null
  return `${owner} may not import ${source}. ${instead(source)}`
}

function instead(source: string): string {
  if (/^@staffel\/mf-/.test(source))
    return 'Areas meet in the shell at run time only: link to a path, or move what both need into a shared package.'
  if (/^@staffel\/(shell|api)/.test(source))
    return 'Talk to it over its seam: the AreaModule contract, or the HTTP contract in @staffel/shared-api.'
  return 'See docs/architecture.md, "Who may import whom".'
}
