import webpack, { type Compiler } from 'webpack'
import { bundledPackages } from '../modules.ts'

const { WebpackError } = webpack

const name = 'ForbiddenPackagesPlugin'

/** A second copy of one of these breaks contexts, themes or the session, so a build that carries one fails. */
const forbidden: Readonly<Record<string, string>> = {
  antd: '@staffel/shared-ui/core, /list, /form, /date or /overlay',
  '@ant-design/cssinjs': '@staffel/shared-ui/core',
  react: 'the shell',
  'react-dom': 'the shell',
  'react-router': '@staffel/shared-ui/router',
  'react-router-dom': '@staffel/shared-ui/router',
  '@tanstack/react-query': '@staffel/shared-ui/query',
  '@tanstack/query-core': '@staffel/shared-ui/query',
  i18next: '@staffel/shared-ui/i18n',
  'react-i18next': '@staffel/shared-ui/i18n',
  axios: '@staffel/shared-auth',
  '@firebase/app': '@staffel/shared-auth',
  '@firebase/auth': '@staffel/shared-auth',
}

export class ForbiddenPackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(name, () => {
        for (const bundled of bundledPackages(compilation)) {
          const instead = forbidden[bundled]
          if (instead)
            compilation.errors.push(
              new WebpackError(`This area carries its own copy of ${bundled}. Import it from ${instead}.`),
            )
        }
      })
    })
  }
}
