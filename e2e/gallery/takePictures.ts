import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Language } from '@staffel/shared-api/contract'
import { axeFindings } from '../support/expectAccessible.ts'
import { animationsEnded } from '../support/watch/animationsEnded.ts'
import { settled } from '../support/watch/settled.ts'
import { stageOf, type Studio } from './openStage.ts'
import type { Scheme, Screen, Stage, Width } from './screen.types.ts'
import { heights, sizeTo } from './sizeTo.ts'
import type { World } from './world/buildWorld.ts'

/** One screen in one language on one kind of device, and how its pictures are taken. */
export interface Sitting {
  readonly screen: Screen
  readonly language: Language
  readonly phone: boolean
  readonly widths: readonly Width[]
  readonly schemes: readonly Scheme[]
  /** Whether axe looks along. */
  readonly axe: boolean
}

export interface Picture {
  readonly screen: string
  readonly state: string
  readonly width: Width
  readonly scheme: Scheme
  readonly language: Language
  readonly file: string
  /** What axe finds; nothing where axe did not look. */
  readonly findings: readonly string[]
  /** Whether axe looked. */
  readonly looked: boolean
}

/** What a list that was opened covers by half is out of use until it is closed again, and has its size then. */
const isOfScreen = (finding: string): boolean => !finding.includes('partially obscured')

/** A screen is reached once; then its window is made wider and its colours are changed. */
export async function takePictures(
  { screen, language, phone, widths, schemes, axe }: Sitting,
  { studio, world, folder }: { studio: Studio; world: World; folder: string },
): Promise<Picture[]> {
  const page = await studio.open(screen, language, widths[0] ?? 1440)
  try {
    await reach(page, screen, stageOf(page, world, language, phone))
    const pictures: Picture[] = []
    for (const width of widths)
      for (const scheme of schemes) {
        await sizeTo(page, width)
        await page.emulateMedia({ colorScheme: scheme })
        const file = fileOf(screen, { width, scheme, language })
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        await still(page)
        if (screen.full) await showToItsEnd(page, width)
        await page.screenshot({ path: join(folder, file), animations: 'disabled' })
        const findings = axe ? (await axeFindings(page)).filter(isOfScreen) : []
        pictures.push({
          screen: screen.name,
          state: screen.state,
          width,
          scheme,
          language,
          file,
          findings,
          looked: axe,
        })
      }
    return pictures
  } finally {
    await page.close()
  }
}

/** What is held back is under way for as long as the page is there; what fails is asked for again before it is said. */
export async function reach(page: Page, screen: Screen, stage: Stage): Promise<void> {
  const fates = Object.values(screen.answers ?? {})
  const holds = fates.includes('never')
  const quiet = () => (holds ? Promise.race([settled(page), page.waitForTimeout(3000)]) : settled(page))
  await quiet()
  if (fates.includes('broken')) await page.getByRole('alert').first().waitFor()
  if (!screen.reach) return
  await screen.reach(stage)
  await quiet()
}

export function fileOf(
  { name, state }: Pick<Screen, 'name' | 'state'>,
  { width, scheme, language }: { width: Width; scheme: Scheme; language: Language },
): string {
  return `${plain(name)}/${plain(state)}-${width}-${scheme}-${language}.png`
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A window as high as the page: what is fixed to its lower edge stands below the end, as it does after scrolling. */
async function showToItsEnd(page: Page, width: Width): Promise<void> {
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width, height: Math.min(Math.max(height, heights[width]), 4000) })
  // What is focused was scrolled into sight again.
  await page.evaluate(() => window.scrollTo(0, 0))
  await still(page)
}

/** Until fonts are there, two frames were drawn with what changed, and nothing moves. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  await animationsEnded(page)
}
