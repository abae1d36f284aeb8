import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict, Text } from '../../kit/schemaKit.ts'
import { CompanyQuery, FoundAddress, RegisteredCompany, Registers, VatCheck } from './schemas.ts'

const shared = { base: 'webhook', tag: 'people', access: 'signed-in', status: 200 } as const
/** A register outside is asked: that takes its time, and counts. */
const asked = { ...shared, method: 'POST', timeoutMs: 20_000, errors: ['NOT_FOUND'] } as const
const tenant = { tenant_id: Type.Optional(Id) }

export const getRegisters = endpoint({
  id: 'getRegisters',
  ...shared,
  method: 'GET',
  path: '/registers',
  summary: 'Which registers outside this product can be asked; Managers and Admins of the seller only',
  response: Registers,
  errors: [],
})

export const checkVatNumber = endpoint({
  id: 'checkVatNumber',
  ...asked,
  path: '/registers/vat',
  summary: 'Asks VIES whether a VAT number exists, and keeps what it answered as proof',
  body: Strict({ ...tenant, vat_number: Text(40, { minLength: 1 }) }),
  response: VatCheck,
})

export const findCompanies = endpoint({
  id: 'findCompanies',
  ...asked,
  path: '/registers/companies',
  summary: 'Companies of the Dutch trade register with this name or number, ten at most',
  body: Strict({ ...tenant, query: CompanyQuery }),
  response: Type.Array(RegisteredCompany),
})

export const findAddress = endpoint({
  id: 'findAddress',
  ...asked,
  path: '/registers/address',
  summary: 'Street and city of a Dutch postcode and house number; an empty list where there is no such address',
  body: Strict({ ...tenant, postal_code: Text(20, { minLength: 1 }), number: Text(20, { minLength: 1 }) }),
  response: Type.Array(FoundAddress),
})
