import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import webpack, { type Compilation as WebpackCompilation, type Compiler } from 'webpack'

const { Compilation, sources } = webpack

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const name = 'CompressPlugin'
/** Below this a compressed answer saves nothing over one packet. */
const smallest = 512

/** Writes `.br` and `.gz` beside every text file, at full strength: a build happens once, a download many times. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tapPromise({ name, stage }, () => compressAll(compilation))
    })
  }
}

async function compressAll(compilation: WebpackCompilation): Promise<void> {
  const cache = compilation.getCache(name)
  const texts = compilation
    .getAssets()
    .filter(({ name: file, source }) => /\.(?:js|css|svg|json)$/.test(file) && source.size() >= smallest)
  await Promise.all(
    texts.map(async ({ name: file, source }) => {
      const etag = cache.getLazyHashedEtag(source)
      const compressed = await cache.providePromise(file, etag, () => compress(source.buffer()))
      compilation.emitAsset(`${file}.br`, new sources.RawSource(compressed.br))
      compilation.emitAsset(`${file}.gz`, new sources.RawSource(compressed.gz))
    }),
  )
}

async function compress(content: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
  return { br, gz }
}
