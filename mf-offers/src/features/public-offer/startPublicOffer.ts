import { noteLook } from './calls/openedOffer.ts'
import { openDialog, showWay } from './openDialog.ts'
import { pageWords } from './words/pageWords.ts'
import { readyPage } from './readyPage.ts'
import { sayOnPage } from './words/sayOnPage.ts'

/**
 * Makes the server's page work. It listens at the document, so that a page that was written anew works as well; what a
 * press needs is loaded with it or with the first press.
 */
export function startPublicOffer(): void {
  if (!document.querySelector('main[data-state]')) return
  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('change', onChange)
  document.addEventListener('input', onInput)
  readyPage()
  // Reading the page needs none of this; an answer asks for it again, and says what is wrong.
  noteLook().catch(() => {})
}

function onClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target : null
  const opens = pressed?.closest<HTMLElement>('[data-open]')?.dataset['open']
  if (opens) orSay(() => openDialog(opens))
  pressed?.closest('[data-close]')?.closest('dialog')?.close()
  const newer = pressed?.closest<HTMLButtonElement>('[data-newer]')
  if (newer) orSay(async () => (await import(/* webpackChunkName: "newer" */ './openNewer.ts')).openNewer(newer))
  move(pressed?.closest('[data-by]'), true)
  const file = pressed?.closest<HTMLAnchorElement>('a[data-file]')
  if (!file) return
  event.preventDefault()
  orSay(async () => (await import(/* webpackChunkName: "save" */ './saveLinked.ts')).saveLinked(file))
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  event.preventDefault()
  orSay(async () =>
    (await import(/* webpackChunkName: "send" */ './sendForms.ts')).sendForms[form.dataset['form'] ?? '']?.(form),
  )
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return
  if (target.name === 'way') showWay(target)
  move(target, true)
  if (target.dataset['option'] !== undefined)
    orSay(async () => (await import(/* webpackChunkName: "choose" */ './chooseLines.ts')).showTotals())
}

function onInput({ target }: Event): void {
  if (target instanceof HTMLInputElement) move(target, false)
}

/** Of a line whose quantity is chosen; `isSettled`: not while it is typed or dragged. */
function move(target: Element | null | undefined, isSettled: boolean): void {
  const place = target?.closest<HTMLElement>('[data-dial]')
  if (!place || !(target instanceof HTMLElement)) return
  orSay(async () =>
    (await import(/* webpackChunkName: "choose" */ './quantities/moveDial.ts')).moveDial(place, target, isSettled),
  )
}

/** What could not even begin, for want of a connection, is told and offered again. */
function orSay(work: () => Promise<unknown>): void {
  work().catch(() => sayOnPage({ text: pageWords().notSent, tone: 'danger', again: () => orSay(work) }))
}
