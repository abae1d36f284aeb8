/**
 * Asks for the files that the server says this address needs first. They lie in the page as a template, so that they
 * do not come together with this script, which draws the frame and would come later for it; now they come while the
 * rest of it is run.
 */
export function startFirstFiles(page: Document = document): void {
  const files = page.querySelector<HTMLTemplateElement>('template#first-files')
  if (files) page.head.append(files.content)
}
