import { readFileSync } from 'node:fs'
import webpack, { type Compilation as WebpackCompilation, type Compiler } from 'webpack'
import { firstFace } from './firstFace.ts'

const { Compilation, sources, WebpackError } = webpack

const name = 'PagePlugin'
const place = '<!--assets-->'

interface Options {
  /** Absolute path of the template, with `<!--assets-->` where the files of the entry go. */
  readonly template: string
  /** Whether the server fills in the boot manifest, so that its place must exist too. */
  readonly boot: boolean
  /** Another name than `index.html`. */
  readonly file?: string
  /**
   * Without them the page keeps no place for the server's hints: the end tag of the head, which HTML lets one leave
   * out.
   */
  readonly hints?: boolean
}

/**
 * Writes `index.html` from a template. Scripts are external and deferred, so that the page runs under a policy
 * without inline script; the server puts the boot manifest at `<!--boot-->` and its nonce at `__CSP_NONCE__`.
 */
export class PagePlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const { template, boot, hints = true, file = 'index.html' } = this.#options
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(template)
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE }, () => {
        const written = readFileSync(template, 'utf8')
        const page = hints ? written : written.replace('</head>', '')
        for (const needed of boot ? [place, '<!--boot-->', '__CSP_NONCE__'] : [place]) {
          if (!page.includes(needed)) compilation.errors.push(new WebpackError(`${template} lacks ${needed}.`))
        }
        compilation.emitAsset(file, new sources.RawSource(page.replace(place, entryTags(compilation).join('\n    '))))
      })
    })
  }
}

function entryTags(compilation: WebpackCompilation): string[] {
  const { publicPath } = compilation.outputOptions
  // The server names another origin where there is one.
  const prefix = publicPath === 'auto' ? '/' : publicPath
  const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles())
  const tags = files.flatMap((file) => {
    if (file.endsWith('.css')) return [`<link rel="stylesheet" href="${prefix}${file}">`]
    return file.endsWith('.js') ? [`<script defer fetchpriority="high" src="${prefix}${file}"></script>`] : []
  })
  const faces = Object.keys(compilation.assets).filter((file) => firstFace.test(file))
  return [
    ...tags,
    ...faces.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${prefix}${file}">`),
  ]
}
