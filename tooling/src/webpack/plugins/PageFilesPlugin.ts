import { createHash } from 'node:crypto'
import webpack, { type Compilation as WebpackCompilation, type Compiler } from 'webpack'
import { firstFace } from './firstFace.ts'

const { Compilation, sources } = webpack

const name = 'PageFilesPlugin'
const folder = 'page/'

/** Writes `page.json`: which files the server names in the HTML that it writes. */
export class PageFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE }, () => {
        const content = `${JSON.stringify(describePage(compilation), null, 2)}\n`
        compilation.emitAsset('page.json', new sources.RawSource(content))
      })
    })
  }
}

function describePage(compilation: WebpackCompilation) {
  const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles())
  const script = files.find((file) => file.endsWith('.js')) ?? ''
  const bytes = compilation.getAsset(script)?.source.buffer() ?? ''
  return {
    script: `${folder}${script}`,
    styles: files.filter((file) => file.endsWith('.css')).map((file) => `${folder}${file}`),
    faces: Object.keys(compilation.assets)
      .filter((file) => firstFace.test(file))
      .map((file) => `${folder}${file}`),
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  }
}
