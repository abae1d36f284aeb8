import { measureImport } from './measureImport.ts'
import { measureSearch } from './search.ts'

/** The catalogue, part by part. Run by `npm run bench -- catalogue`. */
await measureImport()
await measureSearch()
