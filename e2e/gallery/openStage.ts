import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Language } from '@staffel/shared-api/contract'
import { watchRequests } from '../support/watch/settled.ts'
import { accounts, type Account } from '../support/accounts.ts'
import { changeAnswers } from './changeAnswers.ts'
import type { Screen, Stage, Width } from './screen.types.ts'
import { isPhone, sizeTo } from './sizeTo.ts'
import { wordsOf } from './wordsOf.ts'
import type { World } from './world/buildWorld.ts'

/** Browsers that are signed in, one per account, language and kind of device, and opened on a screen. */
export interface Studio {
  /** Some screens decide at their first drawing what a window of this width shows. */
  readonly open: (screen: Screen, language: Language, width: Width) => Promise<Page>
  readonly close: () => Promise<void>
}

/** The moment at which all pictures are taken: a Tuesday morning, the middle of a month. */
export const moment = new Date('2026-11-17T09:00:05Z')

const locales: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' }

export function openStudio(browser: Browser, world: World): Studio {
  const contexts = new Map<string, Promise<BrowserContext>>()
  const states = new Map<Account, ReturnType<typeof signIn>>()
  let visitors = 0

  const contextFor = async (account: Account | undefined, language: Language, phone: boolean) => {
    const state = account && (states.get(account) ?? signIn(browser, world.url, account))
    if (account && state) states.set(account, state)
    const context = await newContext(browser, world.url, {
      locale: locales[language],
      storageState: (await state) ?? { cookies: [], origins: [] },
      ...(phone ? { isMobile: true, hasTouch: true } : {}),
    })
    await context.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language)
    return context
  }

  return {
    open: async (screen, language, width) => {
      const phone = isPhone(width)
      const key = [screen.account, language, phone, screen.alone && screen.state].join()
      const context = contexts.get(key) ?? contextFor(screen.account, language, phone)
      contexts.set(key, context)
      const page = await (await context).newPage()
      // Who asks too often is refused, and the minute of this house does not pass: each picture is somebody else's.
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${(visitors++ % 254) + 1}` })
      await sizeTo(page, width)
      page.setDefaultTimeout(20_000)
      await keepWorldStill(page, screen)
      await changeAnswers(page, screen.answers ?? {})
      const path = typeof screen.path === 'string' ? screen.path : screen.path(world, language)
      await page.goto(path)
      return page
    },
    close: async () => {
      await Promise.all([...contexts.values()].map(async (context) => (await context).close()))
    },
  }
}

export function stageOf(page: Page, world: World, language: Language, phone: boolean): Stage {
  return { page, world, language, word: wordsOf(language), phone }
}

async function newContext(browser: Browser, baseURL: string, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({
    baseURL,
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    // A picture is taken with styles that the product's own policy refuses.
    bypassCSP: true,
    ...options,
  })
  await context.clock.setFixedTime(moment)
  watchRequests(context)
  return context
}

async function signIn(browser: Browser, url: string, account: Account) {
  const context = await newContext(browser, url, { locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('button', { name: accounts[account] }).click()
    // Who is refused stays on the sign-in page.
    await page.getByRole('banner').or(page.getByRole('alert')).first().waitFor()
    return await context.storageState({ indexedDB: true })
  } finally {
    await context.close()
  }
}

/** What a page keeps on its own would be there in the next picture. */
async function keepWorldStill(page: Page, { bell = false }: Screen): Promise<void> {
  if (!bell) await page.route('**/webhook/notifications/unread', (route) => route.fulfill({ json: { unread: 0 } }))
  await page.route('**/webhook/working-copies**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.fallback(),
  )
  await page.route('**/webhook/offers/create', () => Promise.resolve())
}
