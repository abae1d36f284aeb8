import { postgresBinaries } from './postgres-binaries.ts'

/** Run by what starts a PostgreSQL of its own beside the API: prints the folder of the binaries, ready to run. */
process.stdout.write(postgresBinaries())
