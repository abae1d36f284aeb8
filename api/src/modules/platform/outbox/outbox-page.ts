import type { Language } from '@staffel/shared-api/contract'
import { escapeHtml, page } from '../../../http/html.ts'
import type { OutboxMail } from './outbox.repository.ts'

const words = {
  nl: {
    title: 'Lokale outbox',
    note: 'Mails die Staffel op deze computer verstuurde, de nieuwste bovenaan.',
    empty: 'Er is nog niets verstuurd.',
    to: 'Aan',
    open: 'Link openen',
    reload: 'Vernieuwen',
  },
  en: {
    title: 'Local outbox',
    note: 'Mails that Staffel sent on this machine, newest first.',
    empty: 'Nothing has been sent yet.',
    to: 'To',
    open: 'Open the link',
    reload: 'Reload',
  },
}

/** Where the mails of local mode can be read. */
export function outboxPage(language: Language, nonce: string, mails: readonly OutboxMail[]): string {
  const text = words[language]
  const list =
    mails.length > 0
      ? `<ul class="list">${mails.map((mail) => mailItem(language, mail)).join('')}</ul>`
      : `<p>${text.empty}</p>`
  const body = `<div class="row"><h1>${text.title}</h1><a class="button" href="">${text.reload}</a></div><p class="quiet">${text.note}</p>${list}`
  return page({ language, title: text.title, nonce, body })
}

function mailItem(language: Language, mail: OutboxMail): string {
  const text = words[language]
  const sentAt = mail.created_at.toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const files = mail.attachments
    .map(
      ({ filename }, index) => `<a class="button" href="/dev/outbox/${mail.id}/${index}">${escapeHtml(filename)}</a>`,
    )
    .join(' ')
  const link =
    mail.link && /^https?:/.test(mail.link)
      ? `<a class="button primary" href="${escapeHtml(mail.link)}">${text.open}</a>`
      : ''
  return `<li class="card"><div class="row"><strong>${escapeHtml(mail.subject)}</strong><span class="quiet">${escapeHtml(sentAt)}</span></div>
<span class="quiet">${text.to} ${escapeHtml(mail.recipients.join(', '))}</span><pre>${escapeHtml(mail.body_text)}</pre>${link}${files && `<p class="files">${files}</p>`}</li>`
}
