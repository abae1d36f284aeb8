import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenSheet } from './tokenSheet.ts'

writeFileSync(join(import.meta.dirname, 'tokens.css'), tokenSheet())
