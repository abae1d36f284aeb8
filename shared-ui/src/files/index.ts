/** What the browser does with files; no context and no state, so bundled with whoever uses it. */
export { saveFile } from './saveFile.ts'
