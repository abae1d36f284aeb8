import type { Cluster } from '../installation/cluster.ts'
import type { Outcome } from './traffic.ts'

/** What of the answered work is in a database. */
export interface Account {
  readonly lostOffers: number
  readonly lostFiles: number
  /** Offers that stand there more than once. */
  readonly doubled: number
}

/** Looks for each offer and each file that somebody was told of. */
export async function accountFor({ query }: Cluster, { saved, files }: Outcome): Promise<Account> {
  const found = await query(
    `select o.title, count(distinct o.id)::int as offers, count(a.id)::int as files from offer o
      left join offer_attachment a on a.tenant_id = o.tenant_id and a.offer_id = o.id
      where o.title = any($1) group by o.title`,
    [saved],
  )
  const byTitle = new Map(found.map((row) => [row['title'], row]))
  return {
    lostOffers: saved.filter((title) => !byTitle.has(title)).length,
    lostFiles: files.filter((title) => byTitle.get(title)?.['files'] !== 1).length,
    doubled: found.filter(({ offers }) => offers !== 1).length,
  }
}

/** The same as a sentence. */
export const accountOf = ({ lostOffers, lostFiles, doubled }: Account, { saved, files }: Outcome): string =>
  `${saved.length} offers and ${files.length} files were answered: ${lostOffers} and ${lostFiles} lost, ${doubled} doubled`

/** Whether all that was answered is there once. */
export const isWhole = ({ lostOffers, lostFiles, doubled }: Account): boolean => lostOffers + lostFiles + doubled === 0
