import { allEndpoints } from '@staffel/shared-api/contract'
import { checkOf, writerOf } from './compiled.ts'

describe('the schemas of the contract, which are compiled when they are first needed', () => {
  const answers = allEndpoints.flatMap(({ id, response }) => (response ? [[id, response] as const] : []))
  test.each(answers)('the answer of %s can be written', (_id, schema) => {
    expect(writerOf(schema)).toBeInstanceOf(Function)
  })

  const inputs = allEndpoints.flatMap(({ id, params, query, body, jsonQuery }) =>
    [params, query, body, ...Object.values(jsonQuery ?? {})].flatMap((schema) =>
      schema ? [[id, schema] as const] : [],
    ),
  )
  test.each(inputs)('what %s is given can be checked', (_id, schema) => {
    expect(checkOf(schema).Check(Symbol('none'))).toBe(false)
  })

  it('once each', () => {
    for (const [, schema] of inputs) expect(checkOf(schema)).toBe(checkOf(schema))
  })
})
