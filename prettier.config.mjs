/**
 * The formatter decides how code is laid out; `npm run format` writes it, `npm run lint` and `npm test` hold it to
 * that.
 */
export default {
  printWidth: 120,
  semi: false,
  singleQuote: true,
  overrides: [{ files: ['*.md', '*.html'], options: { proseWrap: 'preserve' } }],
}
