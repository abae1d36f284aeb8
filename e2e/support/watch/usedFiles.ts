import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    tellUsedFile: (address: string) => Promise<void>
  }
}

/** Hears of every script and stylesheet that a page of the context takes into use. */
export async function watchUsedFiles(context: BrowserContext, hear: (address: string) => void): Promise<void> {
  await context.exposeBinding('tellUsedFile', (_source, address: string) => hear(address))
  await context.addInitScript(() => {
    const addressOf = (node: Node) => {
      if (node instanceof HTMLScriptElement) return node.src
      return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node.href : ''
    }
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes].map(addressOf))
      for (const address of added.filter(Boolean)) void window.tellUsedFile(address)
    }).observe(document, { childList: true, subtree: true })
  })
}
