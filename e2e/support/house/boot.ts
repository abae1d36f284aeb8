import type { Page } from '@playwright/test'
import type { BootManifest } from '@staffel/shared-api/contract'

export type Manifest = { -readonly [Key in keyof BootManifest]: BootManifest[Key] }

/** Lets every page that this tab loads from now on read a boot manifest that differs from the server's. */
export async function changeBoot(page: Page, change: (boot: Manifest) => void): Promise<void> {
  // An open tab asks what runs now: the same, as far as it is concerned.
  await page.route('**/environment.json', async (route) => {
    const response = await route.fetch()
    const boot: Manifest = await response.json()
    change(boot)
    await route.fulfill({ response, json: boot })
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const page = pageWithBoot(html, change)
    if (page === undefined) return route.fulfill({ response })
    await route.fulfill({ response, body: page })
  })
}

/** A page of the shell that reads another boot manifest; undefined for any other page. */
export function pageWithBoot(html: string, change: (boot: Manifest) => void): string | undefined {
  const [whole, before = '', json = '', after = ''] =
    /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s.exec(html) ?? []
  if (whole === undefined) return undefined
  const boot: Manifest = JSON.parse(json)
  change(boot)
  const page = html.replace(whole, () => before + JSON.stringify(boot).replaceAll('<', '\\u003c') + after)
  // The server's hints follow the manifest that it wrote itself.
  return page.replace(/<link rel="preload"[^<>]*>/g, '')
}
