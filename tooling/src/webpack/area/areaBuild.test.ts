import { buildTrialArea, type TrialOptions } from '../testing/trialArea.ts'

// Each of these runs webpack.
jest.setTimeout(180_000)

const builds: { remove: () => void }[] = []
function build(options?: TrialOptions) {
  const built = buildTrialArea(options)
  builds.push(built)
  return built
}
afterEach(() => builds.splice(0).forEach((built) => built.remove()))

const stockSlot = {
  place: 'product.tabs',
  version: 1,
  export: 'stock',
  label: { nl: 'Voorraad', en: 'Stock' },
  icon: 'products',
  order: 10,
  roles: ['Manager'],
  flag: null,
}

describe('the build of an area', () => {
  it('describes itself: entry, module, pages with what they ask of the shell, texts, hashes, what it requires', () => {
    const { ok, report, json, file } = build()
    expect(report).toMatch(/^built in/)
    expect(ok).toBe(true)
    expect(json('build.json')).toMatchObject({
      id: 'trial',
      version: '3.1.0',
      entry: 'remoteEntry.js',
      scripts: [expect.stringMatching(/^area\.[0-9a-f]{8}\.js$/)],
      chunks: {
        'trial-page': {
          scripts: [expect.stringMatching(/^trial-page\./)],
          shared: expect.arrayContaining(['@staffel/shared-ui/list']),
        },
        'locale-nl': { scripts: [expect.any(String)], shared: [] },
        'locale-en': { scripts: [expect.any(String)], shared: [] },
      },
      integrity: { 'remoteEntry.js': expect.stringMatching(/^sha384-/) },
      requires: {
        shared: { '@staffel/shared-ui/core': '^1.0.0', '@module-federation/enhanced': expect.stringMatching(/^~/) },
      },
    })
    // By name: a shell may be of a version that fits, and lack one.
    expect(json('build.json')).toMatchObject({
      uses: {
        exports: { '@staffel/shared-ui/core': ['Screen'], '@staffel/shared-ui/list': ['Table'] },
        operations: ['listOffers'],
      },
    })
    // For tools that know module federation and nothing of this house.
    expect(json('mf-manifest.json')).toMatchObject({
      name: 'trial',
      metaData: { remoteEntry: { name: 'remoteEntry.js' }, publicPath: 'auto' },
      shared: expect.arrayContaining([expect.objectContaining({ name: '@staffel/shared-ui/core', singleton: true })]),
      exposes: [{ name: 'area', path: './area', assets: { js: { sync: [expect.stringMatching(/^area\./)] } } }],
    })
    expect(json('area.json')).toMatchObject({ id: 'trial', version: '3.1.0', requires: { shellApi: '^1.0.0' } })
    // Its own federation runtime would be 50 KB.
    expect(file('remoteEntry.js').length).toBeLessThan(15_000)
  })

  it('builds what it shows in places of others as chunks of their own', () => {
    const { ok, json } = build({
      document: {
        slots: [stockSlot],
        places: [{ id: 'trial.tabs', version: 1, context: [] }],
        exposes: { area: './src/area.ts', stock: './src/stock.ts' },
      },
      sources: { 'src/stock.ts': "export const guest = { place: 'product.tabs' }" },
    })
    expect(ok).toBe(true)
    expect(json('build.json')).toMatchObject({
      chunks: { 'guest-stock': { scripts: [expect.stringMatching(/^guest-stock\./)] } },
    })
  })

  it('fails on guests that cannot be shown, and names each', () => {
    const { ok, report } = build({
      document: {
        slots: [stockSlot, { ...stockSlot, export: 'later', flag: 'trial.later' }],
        exposes: { area: './src/area.ts', later: './src/area.ts', forgotten: './src/area.ts' },
      },
    })
    expect(ok).toBe(false)
    expect(report).toContain('The guest "stock" of product.tabs is not among "exposes"')
    expect(report).toContain('The guest "later" asks for the unknown flag "trial.later"')
    expect(report).toContain('"exposes" names "forgotten", which is no guest')
  })

  it('fails on what Ctrl-K could not open, and names each', () => {
    const link = { label: { nl: 'Proef', en: 'Trial' }, icon: 'x', order: 1, roles: [], flag: null }
    const { ok, report } = build({
      document: {
        search: [{ ...link, type: 'offers', path: '/elsewhere/:id' }],
        actions: [{ ...link, id: 'other.new', to: '/trial', keys: ['g', 't'], flag: 'trial.later' }],
      },
    })
    expect(ok).toBe(false)
    expect(report).toContain('The search for offers leads to /elsewhere/:id, which is not among the routes')
    expect(report).toContain('The action "other.new" asks for the unknown flag "trial.later"')
    expect(report).toContain('The action "other.new" must start with "trial."')
  })

  it.each<[string, TrialOptions, string]>([
    [
      'an unknown role',
      { document: { routes: [{ path: '/trial', roles: ['Boss'], protected: true, page: 'trial-page' }] } },
      'area.json names the role "Boss"',
    ],
    [
      'a page that no chunk is called after',
      { document: { routes: [{ path: '/trial', roles: [], protected: true, page: 'other' }] } },
      'names the page "other"',
    ],
    ['a shape that is not the contract', { document: { basePath: 7 as unknown as string } }, 'basePath'],
    [
      'a text in one language only',
      { sources: { 'src/locales/nl.json': '{ "title": "Proef", "more": "Meer" }' } },
      'src/locales/en.json lacks more.',
    ],
    [
      'a copy of antd of its own',
      { sources: { 'src/Page.tsx': "import { Button } from 'antd'\nexport const Page = () => <Button />" } },
      'carries its own copy of antd',
    ],
  ])('fails on %s', (_case, options, message) => {
    const { ok, report } = build(options)
    expect(ok).toBe(false)
    expect(report).toContain(message)
  })
})
