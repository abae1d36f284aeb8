import type { BootProblem } from '../manifest/bootManifest.ts'
import en from '../locales/en.json'
import nl from '../locales/nl.json'

/**
 * The page when there is nothing to start from: plain DOM, because whatever is broken may be what draws everything
 * else.
 */
export function showStartFailure(problem: BootProblem, page: Document = document): void {
  const text = (navigator.language.toLowerCase().startsWith('nl') ? nl : en).start
  const heading = page.createElement('h1')
  heading.textContent = text.title
  const message = page.createElement('p')
  message.textContent = text[problem]
  const reload = page.createElement('button')
  reload.textContent = text.reload
  reload.onclick = () => window.location.reload()
  const notice = page.createElement('div')
  notice.setAttribute('role', 'alert')
  notice.append(heading, message, reload)
  const main = page.createElement('main')
  main.append(notice)
  page.body.replaceChildren(main)
}
