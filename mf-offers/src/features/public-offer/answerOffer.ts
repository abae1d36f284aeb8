import { isApiError, type ApiError } from '@staffel/shared-api/client'
import { pageWords } from './words/pageWords.ts'
import { refreshPage, showState } from './refreshPage.ts'
import { sayOnPage } from './words/sayOnPage.ts'
import { showProblems } from './words/showProblems.ts'

interface Answer {
  readonly form: HTMLFormElement
  readonly call: () => Promise<unknown>
  /** The customer can still go on with what they were doing; the form stays. */
  readonly goesOn?: (refused: ApiError) => Promise<boolean>
}

/**
 * Something that the customer says about the offer as a whole. When the seller was first, the page shows what the offer
 * is now.
 */
export async function answerOffer({ form, call, goesOn }: Answer): Promise<void> {
  await whileBusy(form, async () => {
    try {
      await call()
    } catch (error) {
      return refused(error)
    }
    await arrive(form)
  })

  async function refused(error: unknown): Promise<void> {
    if (!isApiError(error) || error.isTransient) return notSent(form)
    if (await goesOn?.(error)) return
    if (error.status === 422) return showProblems(form, error.fields)
    await arrive(form)
    sayOnPage({ text: pageWords().changed, detail: error.sentence, tone: 'danger' })
  }
}

export function notSent(form: HTMLFormElement, detail?: string): void {
  sayOnPage({ text: pageWords().notSent, detail, tone: 'danger', again: () => form.requestSubmit() })
}

/** What was answered is stored; if the page cannot be had anew in this way, the browser's own way shows it. */
async function arrive(form: HTMLFormElement): Promise<void> {
  try {
    await refreshPage({ sent: form.dataset['form'] })
    showState()
  } catch {
    location.reload()
  }
}

/** One press is one answer. */
export async function whileBusy(form: HTMLElement, work: () => Promise<void>): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button:not([type=button])')
  if (button?.disabled) return
  const mark = (busy: boolean) => {
    if (!button) return
    button.disabled = busy
    button.ariaBusy = String(busy)
  }
  mark(true)
  await work().finally(() => mark(false))
}
