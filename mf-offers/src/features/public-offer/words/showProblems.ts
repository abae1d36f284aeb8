const places = (form: HTMLFormElement) => form.querySelectorAll<HTMLElement>('[data-problem]')

/** Says beside each field what is wrong with it, and leads to the first */
export function showProblems(form: HTMLFormElement, problems: Readonly<Record<string, string | undefined>>): void {
  for (const place of places(form)) {
    const name = place.dataset['problem'] ?? ''
    place.textContent = problems[name] ?? ''
    const control = controlOf(form, name)
    if (problems[name]) control?.setAttribute('aria-invalid', 'true')
    else control?.removeAttribute('aria-invalid')
  }
  form.addEventListener('input', forgetProblem)
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/** What is changed is not wrong until it is looked at again. */
function forgetProblem({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !target.form) return
  const settled = [target.name === 'typed' ? 'signature' : target.name, 'missing']
  for (const place of places(target.form)) if (settled.includes(place.dataset['problem'] ?? '')) place.textContent = ''
  target.removeAttribute('aria-invalid')
}

function controlOf(form: HTMLFormElement, name: string): Element | null {
  return form.querySelector(`[name="${name === 'signature' ? 'typed' : name}"]`)
}
