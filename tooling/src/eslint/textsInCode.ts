/** What the API says to people stands in its catalogues: a language is a file, not a branch in the code. */
export const textsInCode = [
  {
    // A column or a field that holds another's words, or none yet, is data.
    selector:
      "ObjectExpression > Property:matches([key.name=/^(nl|en)$/], [key.value=/^(nl|en)$/]):not([value.type='MemberExpression']):not([value.value=/^$/])",
    message: 'Texts stand in api/src/texts: say `text(key, params)`, and `translate` it where the language is known.',
  },
  {
    selector: 'BinaryExpression:matches([left.value=/^(nl|en)$/], [right.value=/^(nl|en)$/])',
    message:
      'A third language would fall through here: let the catalogue say it, or `localeOf(language)` write the number or day.',
  },
  {
    selector: 'TSUnionType > TSLiteralType > Literal[value=/^(nl|en)$/]',
    message: 'Write `Language` of @staffel/shared-api/contract, the one list.',
  },
]
