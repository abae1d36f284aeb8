import { resolve } from 'node:path'
import { complexities } from '../src/figures/complexities.ts'
import { mostComplexity } from '../src/figures/complexFunctions.ts'
import { crowdedFolders } from '../src/figures/crowdedFolders.ts'
import { importCircles } from '../src/figures/importCircles.ts'
import { everyFile, sources } from '../src/figures/sources.ts'
import { testSeconds } from '../src/figures/testSeconds.ts'

/** `npm run figures`: how calm the house is, by package; below it, where it is not. */
const root = resolve(import.meta.dirname, '../..')
const widest = 120

const files = everyFile(root)
const measured = sources(root, files).map((source) => {
  const lines = source.text.split('\n')
  return {
    package: source.path.includes('/') ? (source.path.split('/')[0] ?? '') : '(root)',
    path: source.path,
    lines: lines.length - 1,
    wide: lines.filter((line) => line.length > widest).length,
    complexities: complexities(source),
  }
})
const circles = importCircles(sources(root, files))
const crowded = crowdedFolders(files)
const seconds = testSeconds(root)

const within = (name: string, path: string): boolean => name === 'all' || path.startsWith(`${name}/`)

function row(name: string) {
  const own = measured.filter((source) => name === 'all' || source.package === name)
  const functions = own.flatMap((source) => source.complexities)
  const times = name === 'all' ? [...seconds.values()] : [seconds.get(name) ?? 0]
  return {
    files: own.length,
    lines: own.reduce((total, { lines }) => total + lines, 0),
    functions: functions.length,
    [`wider than ${widest}`]: own.reduce((total, { wide }) => total + wide, 0),
    [`complexity > ${mostComplexity}`]: functions.filter((complexity) => complexity > mostComplexity).length,
    'highest complexity': functions.reduce((most, complexity) => Math.max(most, complexity), 0),
    'folders > 15': [...crowded.keys()].filter((folder) => within(name, `${folder}/`)).length,
    circles: circles.filter(([path = '']) => within(name, path)).length,
    'tests (s)': Math.round(times.reduce((total, time) => total + time, 0)) || '–',
  }
}

const names = [...new Set(measured.map((source) => source.package))].sort()
console.table(Object.fromEntries([...names, 'all'].map((name) => [name, row(name)])))
for (const [folder, size] of crowded) console.log(`${folder}: ${size} entries`)
for (const group of circles) console.log(`circle: ${group.join(' – ')}`)
for (const { path, complexities: found } of measured)
  for (const complexity of found) if (complexity > mostComplexity) console.log(`${path}: complexity ${complexity}`)
