import { markup, type Markup, type Part } from '../../../../http/html/markup.ts'

interface FieldParts {
  /** Of the form, so that ids stay apart. */
  readonly form: string
  readonly name: string
  readonly label: string
  /** Of the control. */
  readonly attributes: Part
  /** More than one line of text. */
  readonly lines?: boolean
}

/** A control with its name, and a place for what is wrong with it. */
export function field({ form, name, label, attributes, lines = false }: FieldParts): Markup {
  const [id, problem] = [`${form}-${name}`, `${form}-${name}-problem`]
  const common = markup`id="${id}" name="${name}" aria-describedby="${problem}" ${attributes}`
  return markup`<div class="sf-page-field"><label for="${id}">${label}</label>${
    lines ? markup`<textarea ${common}></textarea>` : markup`<input ${common}>`
  }<small class="sf-page-problem" id="${problem}" data-problem="${name}"></small></div>`
}
