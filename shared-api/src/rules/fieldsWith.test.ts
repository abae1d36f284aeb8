import { fieldsWith } from './fieldsWith.ts'

const fields = {
  title: { compared: true, printed: true },
  reference: { compared: true, printed: 'fact' },
  owner: { compared: false, printed: false },
} as const

describe('the fields of a table of which something is so', () => {
  it('stand in its order', () => {
    expect(fieldsWith(fields, { compared: true })).toEqual(['title', 'reference'])
    expect(fieldsWith(fields, { printed: 'fact' })).toEqual(['reference'])
  })

  it('fit each of what is asked', () => {
    expect(fieldsWith(fields, { compared: true, printed: true })).toEqual(['title'])
    expect(fieldsWith(fields, { compared: false, printed: 'fact' })).toEqual([])
  })
})
