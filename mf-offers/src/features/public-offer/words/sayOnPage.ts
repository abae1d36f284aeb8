import { pageWords } from './pageWords.ts'

interface Message {
  readonly text: string
  readonly detail?: string | undefined
  readonly tone?: 'danger'
  /** Offers to try again. */
  readonly again?: () => void
}

/** How long good news stays, in milliseconds; what went wrong stays until it is put away. */
const shown = 6000

/** A message at the foot of the page, or in the dialog that it is about, above its buttons. */
export function sayOnPage({ text, detail, tone, again }: Message): void {
  const words = pageWords()
  document.querySelectorAll('.sf-page-toast').forEach((earlier) => earlier.remove())
  const toast = element('div', 'sf-page-toast')
  if (tone) toast.dataset['tone'] = tone
  const said = element('div')
  said.append(element('strong', '', text), ...(detail ? [element('div', '', detail)] : []))
  const button = element('button', 'sf-page-button', again ? words.retry : words.close)
  button.type = 'button'
  button.addEventListener('click', () => {
    toast.remove()
    again?.()
  })
  toast.append(said, button)
  const buttons = document.querySelector('dialog[open] form > .sf-page-actions')
  if (buttons) {
    toast.setAttribute('role', 'alert')
    buttons.before(toast)
  } else document.querySelector('[data-toasts]')?.append(toast)
  if (!tone) setTimeout(() => toast.remove(), shown)
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text })
}
