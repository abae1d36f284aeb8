import { endpoint } from '../../kit/endpoint.ts'
import { SubscriptionRequest } from './schemas.ts'

export const requestSubscription = endpoint({
  id: 'requestSubscription',
  base: 'webhook',
  tag: 'identity',
  method: 'POST',
  path: '/subscription/request',
  summary: 'Asks sales for a plan; also for whom only the missing subscription keeps out',
  access: 'token',
  body: SubscriptionRequest,
  status: 204,
  errors: ['NO_USER', 'USER_BLOCKED', 'TENANT_INACTIVE'],
})
