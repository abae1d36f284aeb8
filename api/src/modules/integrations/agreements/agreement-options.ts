import { text, type Text } from '../../../texts/text.ts'
import type { StoredBy } from '../../people/customers/transfer/importing/store-customer.ts'
import type { StoredAccount } from '../accounts/exact-accounts.repository.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import type { ExactEnvironment } from '../integrations.tables.ts'
import type { AgreementPart, ConflictRule, RowChange } from '../sync/jobs/exact-jobs.tables.ts'
import type { Division } from '../sync/reading/exact-mirror.repository.ts'

export interface AgreementOptions {
  readonly division: Division & { readonly env: ExactEnvironment }
  readonly dryRun: boolean
  readonly by: StoredBy
  /** Records that Exact has no more, as long as they are only told. */
  readonly gone: ReadonlySet<string>
  /** Who is right where both changed the same. */
  readonly ruleOf: (key: string) => ConflictRule
}

/** What is told of one price or number of a customer. */
export interface ToldAgreement {
  readonly part: AgreementPart
  readonly account: StoredAccount
  /** Of the item. */
  readonly code: string
  readonly productId: number | null
  readonly outcome: SyncRow['outcome']
  readonly fields?: readonly RowChange[]
  readonly message?: Text | null
  /** What Exact says. */
  readonly about?: string
}

export const toldRow = ({
  part,
  account: { account_id: recordId, name, organization_id: organizationId },
  fields = [],
  message = null,
  ...told
}: ToldAgreement): SyncRow => ({ part, recordId, name, organizationId, fields, message, ...told })

export const outcomeOf = (from: string | null, to: string | null): SyncRow['outcome'] =>
  to === null ? 'removed' : from === null ? 'created' : 'updated'

export const clashText = text('exact.agreement.clash')
