import type { SimpleParserOptions } from 'mailparser'
import { limits } from '../limits.ts'

/**
 * The converters of the parser stay off: a large table makes them run for minutes. Mails inside the mail stay files.
 */
export const parserOptions: SimpleParserOptions & { readonly maxChildNodes: number; readonly ignoreEmbedded: boolean } =
  {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
    keepCidLinks: true,
    maxChildNodes: limits.parts,
    ignoreEmbedded: true,
  }
