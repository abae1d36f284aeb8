import type { Page } from '@playwright/test'

export const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const alert = (page: Page) => page.getByRole('main').getByRole('alert')
export const retry = (page: Page) => alert(page).getByRole('button', { name: 'Opnieuw proberen' })

/**
 * Somebody comes back to a tab that was open all along: it asks what runs. What it makes of the answer is done before
 * another one comes.
 */
export async function comeBack(tab: Page): Promise<void> {
  const asked = tab.waitForResponse('**/environment.json')
  await tab.evaluate(() => window.dispatchEvent(new Event('focus')))
  await (await asked).finished()
  await tab.evaluate(async () => void (await (await fetch('/environment.json')).json()))
}

/** Marks a page, until it is loaded anew. */
export const mark = (tab: Page) => tab.evaluate(() => document.body.setAttribute('data-marked', ''))
export const marked = (tab: Page) => tab.locator('body[data-marked]')
