/** Says beside each field what is wrong with it, and leads to the first; answers whether there was anything. */
export function showProblems(form: HTMLFormElement, problems: Readonly<Record<string, string | undefined>>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = place.dataset['problem'] ?? ''
    place.textContent = problems[name] ?? ''
    const control = controlOf(form, name)
    if (problems[name]) control?.setAttribute('aria-invalid', 'true')
    else control?.removeAttribute('aria-invalid')
  }
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

function controlOf(form: HTMLFormElement, name: string): Element | null {
  return form.querySelector(`[name="${name === 'signature' ? 'typed' : name}"]`)
}
