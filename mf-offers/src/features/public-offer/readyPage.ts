/** What the server wrote begins to work: its buttons, and the logo that may not be there. */
export function readyPage(): void {
  for (const control of document.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    'button:disabled:not([data-clear]), input:disabled',
  ))
    control.disabled = false
  for (const logo of document.querySelectorAll<HTMLImageElement>('.sf-page-logo > img')) {
    if (logo.complete && logo.naturalWidth === 0 && logo.src) nameInstead(logo)
    else logo.addEventListener('error', () => nameInstead(logo), { once: true })
  }
  if (document.querySelector('[data-option], [data-dial]'))
    void import(/* webpackChunkName: "choose" */ './chooseLines.ts').then(({ showChoice }) => showChoice())
}

function nameInstead(logo: HTMLImageElement): void {
  logo.hidden = true
  const name = logo.nextElementSibling
  if (name instanceof HTMLElement) name.hidden = false
}
