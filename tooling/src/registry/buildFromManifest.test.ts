import { buildFromManifest } from './buildFromManifest.ts'

const files: Readonly<Record<string, string>> = {
  'area.json': JSON.stringify({
    id: 'planning',
    version: '1.2.0',
    requires: { shellApi: '^1.0.0', shared: { react: '^19.3.0' } },
  }),
  'mf-manifest.json': JSON.stringify({
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    shared: [
      { name: 'react', requiredVersion: '^19.2.0' },
      { name: '@staffel/shared-ui/core', requiredVersion: '^1.0.0' },
    ],
    exposes: [
      { name: 'area', assets: { js: { sync: ['28.js', 'area.js'] }, css: { sync: ['area.css'] } } },
      { name: 'stock', assets: { js: { sync: ['stock.js'] }, css: { sync: [] } } },
    ],
  }),
  'remoteEntry.js': 'entry',
  'area.css': '',
}
const read = (name: string) => {
  const text = files[name]
  return text === undefined ? undefined : new TextEncoder().encode(text)
}

it('says of the build of another tool what the shell loads, and what it requires', () => {
  const requires = { shellApi: '^1.0.0', shared: { react: '^19.3.0', '@staffel/shared-ui/core': '^1.0.0' } }
  expect(buildFromManifest(Object.keys(files), read)).toEqual({
    'area.json': { id: 'planning', version: '1.2.0', requires },
    'build.json': {
      id: 'planning',
      version: '1.2.0',
      entry: 'remoteEntry.js',
      scripts: ['28.js', 'area.js'],
      styles: ['area.css'],
      chunks: {
        area: { scripts: ['28.js', 'area.js'], styles: ['area.css'], shared: [] },
        'guest-stock': { scripts: ['stock.js'], styles: [], shared: [] },
      },
      integrity: { 'remoteEntry.js': expect.stringMatching(/^sha384-/), 'area.css': expect.stringMatching(/^sha384-/) },
      requires,
    },
  })
})

it('has nothing to say of a folder without both documents', () => {
  expect(buildFromManifest([], (name) => (name === 'area.json' ? read(name) : undefined))).toBeUndefined()
})
