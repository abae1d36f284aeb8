import type { Signature, SignatureInput } from '@staffel/shared-api/contract'
import { answerOffer } from '../answerOffer.ts'
import { chosenLines, chosenTotals, showTotals } from '../chooseLines.ts'
import { answers, forgetOffer, openedOffer } from '../calls/openedOffer.ts'
import { otherQuantities } from '../quantities/dials.ts'
import { pageWords } from '../words/pageWords.ts'
import { showProblems } from '../words/showProblems.ts'
import '../../../parts/signature/signature-face.module.css'
import { drawing, signaturePad } from './signaturePad.ts'

/** The dialog is opened: the name that is known is the signature too, until somebody writes another. */
export function readySigning(form: HTMLFormElement): void {
  signaturePad(form)
  const { name, typed } = controlsOf(form)
  let follows = typed.value.trim() === name.value.trim()
  name.addEventListener('input', () => {
    if (follows) typed.value = name.value
  })
  typed.addEventListener('input', () => (follows = typed.value === ''))
}

/** Says what is missing, or signs for the lines and the total that are on the screen. */
export async function signOffer(form: HTMLFormElement): Promise<void> {
  const { missing } = pageWords()
  const signed = signedIn(form)
  const { signature_required: isRequired } = await openedOffer().catch(() => ({ signature_required: true }))
  const problems = {
    ...(!signed.name && { name: missing.name }),
    ...(!/^[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$/.test(signed.email) && { email: missing.email }),
    ...(isRequired && !signed.signature && { signature: missing.signature }),
    ...(!signed.agree && { agree: missing.agree }),
  }
  showProblems(form, problems)
  if (Object.keys(problems).length > 0) return
  await answerOffer({
    form,
    call: async () => {
      const [offer, { total }] = await Promise.all([openedOffer(), chosenTotals()])
      const { version } = offer
      const quantities = otherQuantities(offer)
      const chosen = { selected_optional: chosenLines(), ...(quantities.length > 0 && { quantities }) }
      const said: SignatureInput = { ...signed, agree: true, version, total, ...chosen }
      return answers().accept(said)
    },
    async goesOn({ code, fields }) {
      if (code === 'SIGNATURE_REQUIRED') showProblems(form, { ...fields, signature: missing.signature })
      if (code === 'OFFER_CHANGED') await showChanged(form)
      return code === 'SIGNATURE_REQUIRED' || code === 'OFFER_CHANGED'
    },
  })
}

/** What was filled in stays; the total is the new one. */
async function showChanged(form: HTMLFormElement): Promise<void> {
  forgetOffer()
  await showTotals().catch(() => {})
  const note = form.querySelector<HTMLElement>('[data-changed]')
  if (!note) return
  note.hidden = false
  note.scrollIntoView({ block: 'nearest' })
}

function signedIn(form: HTMLFormElement) {
  const values = new FormData(form)
  const text = (name: string) => String(values.get(name) ?? '').trim()
  const [position, order] = [text('function'), text('po_number')]
  const signature = text('way') === 'drawn' ? drawnIn(form) : typedAs(text('typed'))
  return {
    name: text('name'),
    email: text('email'),
    agree: values.has('agree'),
    ...(position && { function: position }),
    ...(order && { po_number: order }),
    ...(signature && { signature }),
  }
}

const typedAs = (data: string): Signature | null => (data ? { type: 'typed', data } : null)

function drawnIn(form: HTMLFormElement): Signature | null {
  const data = drawing(form)
  return data === null ? null : { type: 'drawn', data }
}

function controlsOf(form: HTMLFormElement): { name: HTMLInputElement; typed: HTMLInputElement } {
  const find = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)
  const [name, typed] = [find('name'), find('typed')]
  if (!name || !typed) throw new Error('The form has no place for a signature')
  return { name, typed }
}
