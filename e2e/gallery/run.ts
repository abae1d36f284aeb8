import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { headlessChromium } from '../support/chromium/headlessChromium.ts'
import { startStillHouse } from '../support/house/clock/startStillHouse.ts'
import { choose, type Choice } from './choose.ts'
import { moment, openStudio } from './openStage.ts'
import { writePage } from './page/writePage.ts'
import { screens } from './screens/index.ts'
import { isPhone } from './sizeTo.ts'
import { takePictures, type Picture, type Sitting } from './takePictures.ts'
import { buildWorld } from './world/buildWorld.ts'

/**
 * Every screen in every state, as pictures on one page: `npm run gallery`, or a part of it, `npm run gallery -- offers
 * --width 390 --scheme dark --language en`. Expects the house to be built.
 */
const folder = join(import.meta.dirname, '../../var/gallery')
const choice = choose(process.argv.slice(2), screens)
const sittings = sittingsOf(choice)
const started = Date.now()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

console.log(`Starting the house for ${choice.screens.length} screens…`)
const house = await startStillHouse(moment)
const browser = await chromium.launch(headlessChromium(false))
const failures: string[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void house.stop().finally(() => process.exit(130)))
try {
  const world = await buildWorld(house)
  const studio = openStudio(browser, world)
  const pictures = await inTurns(sittings, (sitting) => takePictures(sitting, { studio, world, folder }))
  await studio.close()
  report(pictures, writePage(folder, pictures))
} finally {
  await browser.close()
  await house.stop()
}

function sittingsOf({ screens: wanted, widths, schemes, languages, axe }: Choice): Sitting[] {
  return wanted.flatMap((screen) =>
    languages.flatMap((language, place) =>
      [true, false].flatMap((phone) => {
        const ofDevice = widths.filter((width) => phone === isPhone(width))
        // The words are another matter; what axe finds is the same in each language.
        const looked = axe && place === 0
        return ofDevice.length === 0 ? [] : [{ screen, language, phone, widths: ofDevice, schemes, axe: looked }]
      }),
    ),
  )
}

async function inTurns(all: readonly Sitting[], take: (sitting: Sitting) => Promise<Picture[]>): Promise<Picture[]> {
  const waiting = [...all.entries()]
  const taken: Picture[][] = []
  let done = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, sitting] = next
      const { screen, language, phone } = sitting
      const name = `${screen.name}/${screen.state} ${language} ${phone ? 'phone' : 'desk'}`
      const pictures = await take(sitting).catch((error: unknown) => {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
        return []
      })
      taken[place] = pictures
      done += 1
      console.log(`[${done}/${all.length}] ${name}: ${said(pictures)}`)
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
  return taken.flat()
}

function said(pictures: readonly Picture[]): string {
  if (pictures.length === 0) return 'NOT TAKEN'
  const found = pictures.flatMap(({ findings }) => findings).length
  return `${pictures.length} pictures${found > 0 ? `, axe finds ${found}` : ''}`
}

function report(pictures: readonly Picture[], page: string): void {
  const found = pictures.filter(({ findings }) => findings.length > 0)
  for (const failure of failures) console.error(`\nNot taken: ${failure}`)
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  console.log(`\n${pictures.length} pictures in ${minutes} min: ${page}`)
  const looked = pictures.filter((picture) => picture.looked).length
  const findings = found.flatMap((picture) => picture.findings).length
  console.log(`axe: ${findings} findings in ${found.length} of the ${looked} pictures that it looked at`)
  if (failures.length > 0) console.error(`${failures.length} not taken`)
  if (failures.length > 0 || found.length > 0) process.exitCode = 1
}
