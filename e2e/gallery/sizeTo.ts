import type { Page } from '@playwright/test'
import type { Width } from './screen.types.ts'

export const heights: Readonly<Record<Width, number>> = { 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 }

export const isPhone = (width: Width): boolean => width < 768

export async function sizeTo(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] })
}
