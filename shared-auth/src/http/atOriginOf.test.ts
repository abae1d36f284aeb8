import { atOriginOf } from './atOriginOf.ts'

const answer = { rows: [{ photo_url: '/webhook/portraits/a.webp', note: '/webhook/portraits/a.webp', url: null }] }

it('leads to pictures at the origin of the API, where that is another', () => {
  expect(atOriginOf('https://api.example/webhook', answer)).toEqual({
    rows: [{ photo_url: 'https://api.example/webhook/portraits/a.webp', note: '/webhook/portraits/a.webp', url: null }],
  })
})

it('leaves what comes from the origin of the page, files, and addresses of others', () => {
  expect(atOriginOf('/webhook', answer)).toBe(answer)
  const file = new Blob(['x'])
  expect(atOriginOf('https://api.example/webhook', file)).toBe(file)
  const other = { photoURL: 'https://lh3.example/a' }
  expect(atOriginOf('https://api.example/webhook', other)).toEqual(other)
})
