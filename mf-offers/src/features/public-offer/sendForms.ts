import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { declineReasons } from '@staffel/shared-api/rules'
import { answerOffer, notSent, whileBusy } from './answerOffer.ts'
import { answers, openedOffer } from './calls/openedOffer.ts'
import { pageWords } from './words/pageWords.ts'
import { refreshPage } from './refreshPage.ts'
import { sayOnPage } from './words/sayOnPage.ts'
import { showProblems } from './words/showProblems.ts'

const textIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '').trim()

/** The forms of the page, by the name that it gives them. */
export const sendForms: Readonly<Record<string, (form: HTMLFormElement) => Promise<void>>> = {
  async question(form) {
    const [name, text] = [textIn(form, 'name'), textIn(form, 'text')]
    if (!text) return form.querySelector('textarea')?.focus()
    await whileBusy(form, async () => {
      try {
        await answers().ask({ text, ...(name && { name }) })
      } catch (error) {
        if (isApiError(error) && error.status === 422) showProblems(form, error.fields)
        else notSent(form, sentenceOf(error))
        return
      }
      // It is sent, also when the page cannot be had anew: asked again it would be there twice.
      await refreshPage({ sent: 'question' }).catch(() => form.reset())
      sayOnPage({ text: pageWords().sent })
    })
  },

  time: (form) => answerOffer({ form, call: () => answers().askForTime(textIn(form, 'text')) }),

  async decline(form) {
    const reason = textIn(form, 'reason')
    const code = declineReasons.find((known) => known === textIn(form, 'reason_code'))
    const missing = !code && !reason
    showProblems(form, { missing: missing ? pageWords().declineMissing : undefined })
    if (missing) return
    const call = async () => {
      const { version } = await openedOffer()
      return answers().decline({ version, ...(code && { reason_code: code }), ...(reason && { reason }) })
    }
    await answerOffer({ form, call })
  },

  sign: async (form) => (await import(/* webpackChunkName: "sign" */ './sign/signOffer.ts')).signOffer(form),
}
