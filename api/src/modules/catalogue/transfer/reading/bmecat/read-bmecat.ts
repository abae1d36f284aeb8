import { UnreadableFile } from '../../../../../files/tables/reading/unreadable-file.ts'
import { draftOf } from '../drafts-of.ts'
import type { ReadFile } from '../../transfer-draft.types.ts'
import { articleParts } from './article-parts.ts'
import { articlesOf } from './articles-of.ts'

/**
 * The products of an article file of the trade (BMEcat 2005, and 1.2 where it says the same). What an article does not
 * say stays as it is.
 */
export function readBmecat(bytes: Uint8Array): ReadFile {
  const { articles, groupNames, groupOf } = articlesOf(bytes)
  if (articles.length === 0) throw new UnreadableFile('empty')
  const drafts = articles.map((article) => {
    const number = article.texts.get('SUPPLIER_PID') ?? article.texts.get('SUPPLIER_AID') ?? ''
    const parts = articleParts(article, groupNames.get(groupOf.get(number) ?? '') ?? '')
    const said = parts.flatMap(({ values, problems }) => [...values.keys(), ...problems.map(({ field }) => field)])
    // Who gives prices gives all of them: a product with one has no tiers.
    return draftOf(parts, new Set(said.includes('baseUnitPrice') ? [...said, 'tierFrom'] : said))
  })
  return { kind: 'bmecat', rows: articles.length, columns: [], drafts }
}
