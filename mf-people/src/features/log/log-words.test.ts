import {
  CustomerChange,
  customerFields,
  ProductChange,
  type ExactDocument,
  type ExactPart,
} from '@staffel/shared-api/contract'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'

const snake = (key: string) => key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
const changed = [...Object.keys(CustomerChange.properties), ...Object.keys(ProductChange.properties)]
const fields = new Set([...changed, ...customerFields].filter((key) => key !== 'rev').map(snake))
const ofExact: Record<ExactDocument | ExactPart, true> = {
  ...{ order: true, quotation: true },
  ...{ accounts: true, products: true, customer_prices: true, customer_numbers: true },
}

test.each([
  ['nl', nl],
  ['en', en],
])('the log has a word in %s for each field that can change and for what Exact brings', (_, { log }) => {
  expect([...fields].filter((field) => !(field in log.detail))).toEqual([])
  expect(Object.keys(ofExact).filter((value) => !(value in log.value))).toEqual([])
})
