import type { ForeignBody, ForeignCall } from './foreign.types.ts'

const questions = {
  checkVatNumber: { vat_number: 'NL000012345B01' },
  findCompanies: { query: 'x' },
  findAddress: { postal_code: '3542 AB', number: '1' },
} as const

/** Registers outside, asked on the account of another tenant. */
export function foreignRegisterCalls(tenant: number): Record<string, ForeignCall | null> {
  return {
    getRegisters: null,
    ...Object.fromEntries(
      Object.entries(questions).map(([call, question]) => [
        call,
        { payload: { ...question, tenant_id: tenant }, answer: 'NOT_FOUND' as const },
      ]),
    ),
  }
}

export function foreignRegisterBodies(tenant: number): Record<string, ForeignBody> {
  return Object.fromEntries(
    Object.entries(questions).map(([call, question]) => [
      `${call} tenant_id`,
      { body: { ...question, tenant_id: tenant }, answer: 'NOT_FOUND' as const },
    ]),
  )
}
