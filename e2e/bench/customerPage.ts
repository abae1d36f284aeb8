import type { Browser } from '@playwright/test'
import { openApi } from '../support/api.ts'
import { issueOffer } from '../support/offers.ts'
import { measureFirstVisit, type FirstVisit } from './firstVisit.ts'
import type { Variant } from './variant.ts'

/** The page of an offer with an optional line. */
export async function measureCustomerPage(
  browser: Browser,
  { url, house }: Pick<Variant, 'url' | 'house'>,
): Promise<FirstVisit> {
  const { path } = await issueOffer(await openApi(house, 'manager'), 'Wat een klant ophaalt')
  return measureFirstVisit(browser, url + path)
}
