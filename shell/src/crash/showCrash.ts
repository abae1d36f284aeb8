import { failureSeen } from '@staffel/shared-ui/core'
import { detectLanguage } from '@staffel/shared-ui/i18n'
import en from '../locales/en.json'
import nl from '../locales/nl.json'
import { showPlainPage } from './showPlainPage.ts'

/** The last boundary: the page when the shell itself could not start or broke while drawing. */
export function showCrash(error: unknown, page: Document = document): void {
  const id = crypto.randomUUID().slice(0, 8)
  const { crash } = detectLanguage() === 'nl' ? nl : en
  showPlainPage({ ...crash, id: crash.id.replace('{{id}}', id) }, page)
  failureSeen.tell({ id, isCrash: true })
  // eslint-disable-next-line no-console -- what was thrown is a program's English, for who looks for the cause
  console.error(error)
}
