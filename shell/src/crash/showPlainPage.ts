import styles from './plain-page.module.css'

export interface PlainPage {
  readonly title: string
  readonly message: string
  /** Under which it can be found. */
  readonly id?: string
  /** On the button that loads the page again. */
  readonly reload: string
}

/** One notice instead of everything: plain DOM, because whatever is broken may be what draws everything else. */
export function showPlainPage({ title, message, id, reload }: PlainPage, page: Document): void {
  const mark = page.createElement('span')
  mark.className = styles.mark ?? ''
  const heading = page.createElement('h1')
  heading.textContent = title
  const text = page.createElement('p')
  text.textContent = message
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = reload
  button.onclick = () => page.defaultView?.location.reload()
  const notice = page.createElement('div')
  notice.setAttribute('role', 'alert')
  notice.append(mark, heading, text, button)
  if (id !== undefined) {
    const footnote = page.createElement('small')
    footnote.textContent = id
    notice.append(footnote)
  }
  const main = page.createElement('main')
  main.className = styles.page ?? ''
  main.append(notice)
  page.body.replaceChildren(main)
}
