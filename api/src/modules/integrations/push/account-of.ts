import { exactGuid, exactText, type ExactClient } from '../client/exact-client.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import type { PushProblem } from './push-problem.ts'

export interface PushedCustomer {
  readonly organization: number
  readonly name: string
  readonly vatNumber: string | null
  /** The account that it is known to be. */
  readonly accountId: string | null
}

const fields = ['ID', 'Code', 'Name', 'Status', 'Blocked', 'VATNumber']

/**
 * The account of a customer: the one that it is known to be, or else that of its VAT number, or of its name. Of several
 * none is taken.
 */
export async function accountOf(
  client: ExactClient,
  { organization, name, vatNumber, accountId }: PushedCustomer,
): Promise<{ readonly id: string } | { readonly problem: PushProblem }> {
  const facts = { customer: name, organization }
  const found =
    (await accounts(client, accountId && `ID eq ${exactGuid(accountId)}`)) ??
    (await accounts(client, vatNumber?.trim() && `VATNumber eq ${exactText(vatNumber.trim())}`)) ??
    (await accounts(client, `Name eq ${exactText(name.trim())}`)) ??
    []
  const selling = found.filter(isCustomer)
  const [account] = selling
  if (selling.length > 1) return { problem: { code: 'accounts', facts } }
  if (account) return { id: String(account['ID']) }
  if (found.length === 0) return { problem: { code: 'account', facts } }
  const isBlocked = found.some(({ Blocked: blocked }) => blocked === true)
  return { problem: { code: isBlocked ? 'accountBlocked' : 'accountNoCustomer', facts } }
}

async function accounts(client: ExactClient, filter: string | null | undefined): Promise<ExactRecord[] | null> {
  if (!filter) return null
  const found: ExactRecord[] = []
  for await (const page of client.pages('crm/Accounts', { select: fields, filter })) found.push(...page)
  return found.length > 0 ? found : null
}

const isCustomer = ({ Status: status, Blocked: blocked }: ExactRecord): boolean => status === 'C' && blocked !== true
