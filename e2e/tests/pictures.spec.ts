import { test as base, expect } from '@playwright/test'
import { moment, openStudio, stageOf, type Studio } from '../gallery/openStage.ts'
import { screens } from '../gallery/screens/index.ts'
import { storedPictures, type Stored } from '../gallery/storedPictures.ts'
import { isPhone, sizeTo } from '../gallery/sizeTo.ts'
import { fileOf, reach, still } from '../gallery/takePictures.ts'
import { titleOf } from '../gallery/titleOf.ts'
import { buildWorld, type World } from '../gallery/world/buildWorld.ts'
import { startStillHouse } from '../support/house/clock/startStillHouse.ts'

/** A house of their own, which stands still and in which nobody else works. */
const test = base.extend<object, { gallery: { studio: Studio; world: World } }>({
  gallery: [
    async ({ browser }, use) => {
      const house = await startStillHouse(moment)
      const world = await buildWorld(house)
      const studio = openStudio(browser, world)
      await use({ studio, world })
      await studio.close()
      await house.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

for (const stored of storedPictures) {
  const { screen: name, state, language, of } = stored
  for (const phone of [true, false]) {
    const pictures = of.filter(([width]) => phone === isPhone(width))
    const [first] = pictures
    if (!first) continue
    test(`${titleOf(name, state)}${language}${phone ? ' on a phone' : ''}`, async ({ gallery: { studio, world } }) => {
      const screen = screenOf(stored)
      const page = await studio.open(screen, language, first[0])
      for (const [index, [width, scheme]] of pictures.entries()) {
        await sizeTo(page, width)
        await page.emulateMedia({ colorScheme: scheme })
        if (index === 0) await reach(page, screen, stageOf(page, world, language, phone))
        await still(page)
        await expect.soft(page).toHaveScreenshot(fileOf(screen, { width, scheme, language }).split('/'))
      }
      await page.close()
    })
  }
}

function screenOf({ screen: name, state }: Stored) {
  const screen = screens.find((candidate) => candidate.name === name && candidate.state === state)
  if (!screen) throw new Error(`The gallery has no screen ${name}/${state}`)
  return screen
}
