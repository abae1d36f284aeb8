import { placeOf } from './placeOf.ts'

const thrown = (stack: string) => Object.assign(new Error('Jansen is not a function'), { stack })

test.each([
  [
    { kind: 'render' as const },
    thrown('Error: x\n at f (https://x.example/r/offers/1.0.0-a/page.1f.js:1:23)'),
    'page.1f.js:1:23',
  ],
  [{ kind: 'http' as const, status: 404, url: 'https://x.example/r/offers/1/list.js?x=Jansen' }, null, 'list.js'],
  [{ kind: 'render' as const }, thrown('Error: Jansen\n at <anonymous>'), undefined],
  [{ kind: 'render' as const }, 'Jansen', undefined],
])('of %j it tells a file and a place in it, and nothing that was typed', (failure, cause, place) => {
  expect(placeOf(failure, cause)).toBe(place)
})
