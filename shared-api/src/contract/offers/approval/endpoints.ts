import { endpoint } from '../../kit/endpoint.ts'
import { IdOrUuid, Strict } from '../../kit/schemaKit.ts'
import { Offer } from '../schemas.ts'
import { OfferApprovalInput } from './schemas.ts'

export const approveOffer = endpoint({
  id: 'approveOffer',
  base: 'webhook',
  tag: 'offers',
  access: 'signed-in',
  params: Strict({ id: IdOrUuid }),
  method: 'POST',
  path: '/offers/:id/approval',
  summary:
    'Asks a second person of the seller whether the open draft may be issued, gives that, refuses it with a reason, or takes the question back; what is given holds for exactly this content',
  body: OfferApprovalInput,
  status: 200,
  response: Offer,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'STALE', 'SELF', 'NO_APPROVER'],
})
