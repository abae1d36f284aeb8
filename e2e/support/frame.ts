import type { Page } from '@playwright/test'

export const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const alert = (page: Page) => page.getByRole('main').getByRole('alert')
export const retry = (page: Page) => alert(page).getByRole('button', { name: 'Opnieuw proberen' })
