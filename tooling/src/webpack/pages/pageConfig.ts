import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { readAreaDocument } from '../area/areaDocument.ts'
import { baseConfig, type BuildOptions } from '../baseConfig.ts'
import { BudgetPlugin } from '../plugins/BudgetPlugin.ts'
import { PageFilesPlugin } from '../plugins/PageFilesPlugin.ts'

/** Where an area keeps the program of the one page that needs no frame. */
export const pageSource = 'src/public.ts'
/** Its files, below those of the area: one release. */
export const pageFolder = 'page'

/**
 * Builds what completes a page that the server writes. It stands outside the frame, so that nothing is shared with the
 * shell: what it needs it carries, and that is little.
 */
export function pageConfig(options: BuildOptions): Configuration {
  const { folder, production } = options
  const base = baseConfig(options)
  const { id } = readAreaDocument(folder)
  return {
    ...base,
    name: `${id}-page`,
    entry: { public: `./${pageSource}` },
    output: {
      ...base.output,
      path: join(folder, 'dist', pageFolder),
      publicPath: 'auto',
      uniqueName: `staffel-${id}-page`,
    },
    module: {
      ...base.module,
      // A font inside a style sheet would come with the page, whether somebody signs or not.
      rules: [
        ...(base.module?.rules ?? []).filter(isNoAsset),
        { test: /\.(?:svg|png|jpg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      new PageFilesPlugin(),
      ...(production ? [new BudgetPlugin({ build: `${id}-page`, first: 'public' })] : []),
    ],
    cache: { ...(typeof base.cache === 'object' ? base.cache : {}), type: 'filesystem', name: 'page' },
  }
}

function isNoAsset(rule: unknown): boolean {
  return !(typeof rule === 'object' && rule !== null && 'type' in rule && rule.type === 'asset')
}
