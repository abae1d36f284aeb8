import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { servedEndpoints } from '../contract/index.ts'
import { Email, Money, Nullable, Strict, Words } from '../contract/kit/schemaKit.ts'
import { exampleOf } from './exampleOf.ts'
import fieldExamples from './field-examples.json' with { type: 'json' }

it.each(servedEndpoints.map((shape) => [shape.id, shape] as const))(
  'shows how %s is called and what it answers, by its own schemas',
  (id, { params, query, jsonQuery, body, response }) => {
    const schemas = [params, query, body, response].filter((schema) => schema !== undefined)
    const filters = Object.entries(jsonQuery ?? {})
    const wrong = [
      ...schemas.filter((schema) => !Value.Check(schema, exampleOf(schema, [id]))),
      ...filters.filter(([name, schema]) => !Value.Check(schema, exampleOf(schema, [id, name]))),
    ]
    expect(wrong).toEqual([])
  },
)

describe('an example', () => {
  it('is what is said of the field, else what the schema says, else made of its parts', () => {
    const schema = Strict({
      city: Nullable(Type.String()),
      unheardOf: Email,
      prices: Type.Array(Money),
      word: Words(['a', 'b']),
    })
    expect(exampleOf(schema)).toEqual({
      city: fieldExamples.city,
      unheardOf: 'ans@jansenbouw.example',
      prices: [337.5],
      word: 'a',
    })
  })

  it('is that of the field below its parent, where both are named', () => {
    const schema = Strict({ totals: Strict({ total: Type.Number() }), total: Type.Number() })
    expect(exampleOf(schema)).toEqual({ totals: { total: 408.38 }, total: 337.5 })
  })

  it('is asked for where nothing tells one', () => {
    expect(() => exampleOf(Strict({ unheardOf: Type.String() }))).toThrow('No example for unheardOf')
  })
})
