import { bundle } from '../src/build/bundle.ts'

const started = performance.now()
try {
  await bundle(process.argv[2] ?? process.cwd())
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  // webpack's report says where; where it was thrown from says nothing.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
