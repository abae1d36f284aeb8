import type { Language } from '@staffel/shared-api/contract'
import { escapeHtml, page } from '../../../http/html/html.ts'
import { localeOf, translator } from '../../../texts/translate.ts'
import type { OutboxMail } from './outbox.repository.ts'

/** Where the mails of local mode can be read. */
export function outboxPage(language: Language, nonce: string, mails: readonly OutboxMail[]): string {
  const t = translator(language)
  const list =
    mails.length > 0
      ? `<ul class="list">${mails.map((mail) => mailItem(language, mail)).join('')}</ul>`
      : `<p>${t('page.outbox.empty')}</p>`
  const body = `<div class="row"><h1>${t('page.outbox.title')}</h1><a class="button" href="">${t('page.outbox.reload')}</a></div><p class="quiet">${t('page.outbox.note')}</p>${list}`
  return page({ language, title: t('page.outbox.title'), nonce, body })
}

function mailItem(language: Language, mail: OutboxMail): string {
  const t = translator(language)
  const sentAt = mail.created_at.toLocaleString(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const files = mail.attachments
    .map(({ filename, cid }, index) =>
      cid ? '' : `<a class="button" href="/dev/outbox/${mail.id}/${index}">${escapeHtml(filename)}</a>`,
    )
    .filter(Boolean)
    .join(' ')
  const link =
    mail.link && /^https?:/.test(mail.link)
      ? `<a class="button primary" href="${escapeHtml(mail.link)}">${t('page.outbox.open')}</a>`
      : ''
  const look = mail.body_html
    ? `<p class="files"><a class="button" href="/dev/outbox/${mail.id}">${t('page.outbox.look')}</a></p>`
    : ''
  return `<li class="card"><div class="row"><strong>${escapeHtml(mail.subject)}</strong><span class="quiet">${escapeHtml(sentAt)}</span></div>
<span class="quiet">${t('page.outbox.to')} ${escapeHtml(mail.recipients.join(', '))}</span><pre>${escapeHtml(mail.body_text)}</pre>${link}${look}${files && `<p class="files">${files}</p>`}</li>`
}
