/** A menu of the frame stands in the landmark of its button, not at the end of the page. */
export function besideButton(button: HTMLElement): HTMLElement {
  return button.parentElement ?? document.body
}
