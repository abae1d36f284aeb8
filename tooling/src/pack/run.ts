import { resolve } from 'node:path'
import { packPackages } from './packPackages.ts'

const into = resolve(process.argv[2] ?? 'var/packed')
for (const name of packPackages(import.meta.dirname, into)) console.log(`${into}/${name}`)
