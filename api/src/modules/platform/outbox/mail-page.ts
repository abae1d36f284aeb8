import type { Language } from '@staffel/shared-api/contract'
import { escapeHtml, page } from '../../../http/html/html.ts'
import { translator } from '../../../texts/translate.ts'
import type { OutboxMail } from './outbox.repository.ts'

/** How a mail is looked at. */
export interface MailLook {
  readonly view: 'html' | 'text'
  readonly width: 'wide' | 'narrow'
  readonly scheme: 'light' | 'dark'
}

/** One mail of local mode as it arrives: designed or plain, in a wide window or a narrow one, by day or in the dark. */
export function mailPage(language: Language, nonce: string, mail: OutboxMail, look: MailLook): string {
  const t = translator(language)
  const title = mail.subject
  const choices = [
    choice('view', { html: t('page.outbox.html'), text: t('page.outbox.text') }),
    choice('width', { wide: t('page.outbox.wide'), narrow: t('page.outbox.narrow') }),
    choice('scheme', { light: t('page.outbox.light'), dark: t('page.outbox.dark') }),
  ].slice(0, look.view === 'html' ? 3 : 1)
  const shown =
    look.view === 'html'
      ? `<iframe class="mail ${look.width} ${look.scheme}" title="${escapeHtml(title)}" src="/dev/outbox/${mail.id}/html?scheme=${look.scheme}"></iframe>`
      : `<div class="card"><pre>${escapeHtml(mail.body_text)}</pre></div>`
  const body = `<p><a href="/dev/outbox">${t('page.outbox.back')}</a></p><h1>${escapeHtml(title)}</h1><p class="quiet">${t('page.outbox.to')} ${escapeHtml([...mail.recipients, ...mail.cc].join(', '))}</p><nav class="looks">${choices.join('')}</nav>${shown}`
  return page({ language, title, nonce, body })

  function choice(part: keyof MailLook, values: Readonly<Record<string, string>>): string {
    const links = Object.entries(values).map(([value, label]) => {
      const query = new URLSearchParams({ ...look, [part]: value })
      const current = look[part] === value ? ' aria-current="true"' : ''
      return `<a class="button"${current} href="?${escapeHtml(query.toString())}">${label}</a>`
    })
    return `<span>${links.join('')}</span>`
  }
}

/** The mail itself. What a mail program does in the dark, this does when it is asked to. */
export function mailAsShown(mail: OutboxMail, scheme: MailLook['scheme']): string {
  const html = (mail.body_html ?? '').replace(
    '(prefers-color-scheme:dark)',
    scheme === 'dark' ? 'all' : '(prefers-color-scheme:no-preference)',
  )
  return mail.attachments.reduce(
    (shown, { cid }, index) => (cid ? shown.replaceAll(`cid:${cid}`, `/dev/outbox/${mail.id}/${index}`) : shown),
    html,
  )
}
