import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { OfferedLine } from './schemas.ts'

export const listOfferedLines = endpoint({
  id: 'listOfferedLines',
  method: 'GET',
  path: '/products/:id/offers',
  base: 'webhook',
  summary: 'The ten lines that a product was offered in last, the latest offer first',
  tag: 'catalogue',
  access: 'signed-in',
  params: Strict({ id: Id }),
  status: 200,
  response: Type.Array(OfferedLine),
  errors: [],
})
