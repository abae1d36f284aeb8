import { Type } from 'typebox'
import { endpoint } from '../kit/endpoint.ts'
import { Strict, Text } from '../kit/schemaKit.ts'
import { leastSearched, searchTypes } from './rules/search.rules.ts'
import { FoundRows } from './schemas.ts'

const type = `(${searchTypes.join('|')})`

export const searchEverything = endpoint({
  id: 'searchEverything',
  base: 'webhook',
  method: 'GET',
  path: '/search',
  tag: 'platform',
  access: 'signed-in',
  summary: 'Offers, customers, products, requests and users with these words, as far as the caller may see them',
  query: Strict({
    q: Text(100, { minLength: leastSearched, examples: ['zeskantbout'] }),
    types: Type.Optional(
      Type.String({
        maxLength: 100,
        pattern: `^${type}(,${type}){0,9}$`,
        description: 'The types wanted, with commas between; all when left out',
        examples: ['offers,customers'],
      }),
    ),
  }),
  status: 200,
  response: Type.Array(FoundRows),
  errors: [],
})
