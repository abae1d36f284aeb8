import { BootManifest } from './boot.ts'
import { endpoint } from '../kit/endpoint.ts'

export const getBootManifest = endpoint({
  id: 'getBootManifest',
  method: 'GET',
  path: '/boot',
  base: 'webhook',
  summary: 'The boot manifest of this environment, the same as in the page',
  tag: 'platform',
  passive: true,
  access: 'public',
  status: 200,
  response: BootManifest,
  errors: [],
})
