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
  const notice = page.createElement('main')
  notice.setAttribute('role', 'alert')
  notice.append(heading, message, reload)
  page.body.replaceChildren(notice)
  // eslint-disable-next-line no-console -- what was thrown is a program's English, for who looks for the cause
  console.error(error)
}
