import type { Language } from '@staffel/shared-api/contract'
import { escapeHtml, page } from '../../../http/html/html.ts'
import { translator } from '../../../texts/translate.ts'

export interface ChooserAccount {
  readonly sub: string
  readonly email: string
  readonly name: string | null
  /** Who this is in the sample data. */
  readonly label?: string
}

// The SDK opened this window and waits for one message of this form; or it left its page for this one, and takes the
// message when it is back.
const script = `
const query = new URLSearchParams(location.search)
const done = (answer) => {
  const message = { eventType: 'sendAuthEvent', authEvent: { type: query.get('authType'), eventId: query.get('eventId'), sessionId: 'local', postBody: '', tenantId: null, error: null, ...answer } }
  if (opener) return opener.postMessage(message, location.origin)
  sessionStorage.setItem('staffel.local-google', JSON.stringify(message))
  const back = new URL(query.get('redirectUrl') || '/', location.origin)
  location.replace(back.origin === location.origin ? back.href : '/')
}
const choose = (claims) => done({ urlResponse: location.origin + location.pathname + '?providerId=' + encodeURIComponent(query.get('providerId')) + '&id_token=' + encodeURIComponent(JSON.stringify(claims)) })
for (const button of document.querySelectorAll('[data-claims]')) button.onclick = () => choose(JSON.parse(button.dataset.claims))
document.getElementById('other').onsubmit = (event) => {
  event.preventDefault()
  const email = document.getElementById('email-input').value.trim().toLowerCase()
  choose({ sub: 'local-' + email, email, name: document.getElementById('display-name-input').value.trim() || undefined })
}
document.getElementById('cancel').onclick = () => done({ urlResponse: null, error: { code: 'auth/popup-closed-by-user', message: 'closed' } })
`

/** What Google's window is in local mode: choose an account, or name one. */
export function accountChooserPage(language: Language, nonce: string, accounts: readonly ChooserAccount[]): string {
  const t = translator(language)
  const choices = accounts.map(
    ({ label, ...account }) =>
      `<button type="button" data-claims="${escapeHtml(JSON.stringify(account))}">${escapeHtml(label ?? account.name ?? account.email)}<small>${escapeHtml(account.email)}</small></button>`,
  )
  const body = `<h1>${t('page.accountChooser.title')}</h1><p class="quiet">${t('page.accountChooser.note')}</p>${choices.join('')}
<h2>${t('page.accountChooser.other')}</h2><form id="other"><label>${t('page.accountChooser.email')}<input id="email-input" type="email" required autocomplete="off"></label>
<label>${t('page.accountChooser.name')}<input id="display-name-input" autocomplete="off"></label><button id="sign-in" class="primary">${t('page.accountChooser.signIn')}</button></form>
<button type="button" id="cancel">${t('page.accountChooser.cancel')}</button>`
  return page({ language, title: t('page.accountChooser.title'), nonce, body, script })
}
