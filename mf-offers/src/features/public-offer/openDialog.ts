/** Opens one of the page's dialogs, in which the keyboard stays until it is closed. */
export async function openDialog(name: string): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>(`[data-dialog=${name}]`)
  const form = dialog?.querySelector('form')
  if (!dialog || !form || dialog.open) return
  dialog.showModal()
  if (name !== 'sign' || dialog.dataset['ready'] !== undefined) return
  dialog.dataset['ready'] = ''
  const { readySigning } = await import(/* webpackChunkName: "sign" */ './sign/signOffer.ts')
  readySigning(form)
}

/** Typed or drawn. */
export function showWay({ form, value }: HTMLInputElement): void {
  const [pad, typed] = [
    form?.querySelector<HTMLElement>('[data-pad]'),
    form?.querySelector<HTMLElement>('[name=typed]'),
  ]
  if (pad) pad.hidden = value !== 'drawn'
  if (typed) typed.hidden = value === 'drawn'
}
