import { forgetOffer } from './calls/openedOffer.ts'
import { readyPage } from './readyPage.ts'

/** What somebody has typed and not sent. */
const drafts = 'form[data-form=question], form[data-form=time]'

/**
 * The page as the server writes it now, in place of the one that is there: it alone knows how an offer is shown. What
 * was typed or chosen stays, but for what was just sent.
 */
export async function refreshPage({ sent }: { sent?: string } = {}): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
  // A page that says why there is none takes the place of nothing that is being read.
  if (answer.status === 429 || answer.status >= 500) throw new Error(`Answered ${answer.status}`)
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const typed = [...document.querySelectorAll<HTMLFormElement>(drafts)].filter(
    ({ dataset }) => dataset['form'] !== sent,
  )
  for (const form of typed) restore(next.querySelector(`form[data-form=${form.dataset['form']}]`), new FormData(form))
  keepChoice(next)
  document.title = next.title
  document.body.replaceChildren(...next.body.childNodes)
  forgetOffer()
  readyPage()
}

function keepChoice(next: Document): void {
  const options = (page: Document) => [...page.querySelectorAll<HTMLInputElement>('[data-option]')]
  const chosen = new Map(options(document).map(({ dataset, checked }) => [dataset['option'], checked]))
  for (const option of options(next)) option.checked = chosen.get(option.dataset['option']) ?? option.checked
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-dial][data-quantity]')) {
    const dial = next.querySelector<HTMLElement>(`[data-dial="${CSS.escape(dataset['dial'] ?? '')}"]`)
    if (dial && dataset['quantity'] !== undefined) dial.dataset['quantity'] = dataset['quantity']
  }
}

function restore(form: HTMLFormElement | null, values: FormData): void {
  for (const [name, value] of values) {
    const control = form?.elements.namedItem(name)
    if (control instanceof HTMLElement && 'value' in control) control.value = value
  }
}

/** Where the offer stands now is what somebody who answered wants to read first. */
export function showState(): void {
  const state = document.querySelector<HTMLElement>('[data-state][tabindex]')
  state?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}
