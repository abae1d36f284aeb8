import type { OfferBulkArgs, OfferBulkInput } from '@staffel/shared-api/contract'
import type { BulkAction } from '@staffel/shared-api/rules'
import { invalid } from '../../../../errors.ts'
import { text, type Text } from '../../../../texts/text.ts'

type Arg = keyof OfferBulkArgs

const allowed: Readonly<Record<BulkAction, readonly Arg[]>> = {
  delete: [],
  send: ['issue'],
  decline: ['reason_code', 'reason'],
  extend: ['validUntil', 'days', 'notify'],
  download: ['lang'],
  assign: ['owner_id'],
  restore: [],
}

const notHere: Text = text('offer.bulk.notHere')
const required: Text = text('field.required')
const oneOfBoth: Text = text('offer.bulk.oneOfBoth')

/** What an action needs is there, and nothing else. */
export function checkBulkArgs({ action, args = {} }: OfferBulkInput): void {
  const given = Object.keys(args)
  const fields: Record<string, Text> = {}
  for (const arg of given) if (!allowed[action].some((name) => name === arg)) fields[`args.${arg}`] = notHere
  if (action === 'decline' && !args.reason_code) fields['args.reason_code'] = required
  if (action === 'assign' && args.owner_id === undefined) fields['args.owner_id'] = required
  if (action === 'extend' && (args.validUntil === undefined) === (args.days === undefined))
    fields['args.validUntil'] = oneOfBoth
  if (Object.keys(fields).length > 0) throw invalid(fields)
}
