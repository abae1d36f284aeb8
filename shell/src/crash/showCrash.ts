import { detectLanguage } from '@staffel/shared-ui/i18n'
import en from '../locales/en.json'
import nl from '../locales/nl.json'

/**
 * The last boundary: the page when the shell itself could not start or broke while drawing. Plain DOM, because whatever
 * is broken may be what draws everything else.
 */
export function showCrash(error: unknown, page: Document = document): void {
  const text = (detectLanguage() === 'nl' ? nl : en).crash
  const heading = page.createElement('h1')
  heading.textContent = text.title
  const message = page.createElement('p')
  message.textContent = text.message
  const reload = page.createElement('button')
  reload.type = 'button'
  reload.textContent = text.reload
  reload.onclick = () => page.defaultView?.location.reload()
  const details = page.createElement('pre')
  details.textContent = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const notice = page.createElement('main')
  notice.setAttribute('role', 'alert')
  notice.append(heading, message, reload, details)
  page.body.replaceChildren(notice)
}
