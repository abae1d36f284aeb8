import { areaShared, sharedModules, shellShared } from './sharing.ts'

describe('the sharing policy', () => {
  const modules = sharedModules(__dirname)
  const named = (name: string) => modules.find((module) => module.name === name)

  it('shares what holds state or a React context, the first screen eagerly and the rest in groups', () => {
    for (const name of [
      'react',
      'react-dom',
      '@staffel/shared-ui/core',
      '@staffel/shared-ui/router',
      '@staffel/shared-ui/query',
      '@staffel/shared-ui/i18n',
      '@staffel/shared-auth',
    ])
      expect([name, named(name)?.eager]).toEqual([name, true])
    for (const name of ['@staffel/shared-ui/list', '@staffel/shared-ui/form', '@staffel/shared-ui/overlay'])
      expect([name, named(name)?.eager]).toEqual([name, false])
  })

  it('leaves out what every area carries itself and what is not part of the product', () => {
    for (const face of ['format', 'charts', 'files', 'icons', 'area', 'testing', 'standalone'])
      expect(named(`@staffel/shared-ui/${face}`)).toBeUndefined()
  })

  it('lets the shell alone provide', () => {
    expect(
      Object.values(areaShared(modules, {})).every(
        (shared) => shared.import === false && shared.singleton && shared.strictVersion,
      ),
    ).toBe(true)
    expect(Object.values(shellShared(modules)).every((shared) => shared.singleton && shared.strictVersion)).toBe(true)
  })

  it('asks for the range that an area names, else for a chosen one that the installed version is within', () => {
    const shared = areaShared(modules, { react: '^19.0.0' })
    expect(shared['react']?.requiredVersion).toBe('^19.0.0')
    expect(shared['@staffel/shared-ui/core']?.requiredVersion).toBe('^1.0.0')
    expect(areaShared(modules, {})['react']?.requiredVersion).toBe('^19.2.0')
  })
})
