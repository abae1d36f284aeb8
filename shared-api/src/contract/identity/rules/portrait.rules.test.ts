import { isOwnPicture, portraitMaxBytes, portraitProblem } from './portrait.rules.ts'

const photo = { name: 'Ik.JPG', type: 'image/jpeg', size: 1000 }

test.each([
  [photo, null],
  [{ ...photo, name: 'ik.webp', type: 'image/webp' }, null],
  [{ ...photo, name: 'ik.svg', type: 'image/svg+xml' }, 'type'],
  [{ ...photo, name: 'ik.gif', type: 'image/gif' }, 'type'],
  [{ ...photo, type: 'application/pdf' }, 'type'],
  [{ ...photo, name: 'ik.png' }, 'extension'],
  [{ ...photo, size: portraitMaxBytes + 1 }, 'size'],
  [{ ...photo, size: 0 }, 'empty'],
])('of %j it is said: %s', (file, problem) => expect(portraitProblem(file)).toBe(problem))

it.each([
  ['/webhook/portraits/7-ab.webp', true],
  ['http://localhost:3000/webhook/portraits/7-ab.webp', true],
  ['https://offers.example/webhook/portraits/7-ab.webp', true],
  ['https://lh3.googleusercontent.com/a/photo', false],
  ['https://offers.example/elsewhere/webhook/portraits/7-ab.webp', false],
  ['https:///webhook/portraits/7-ab.webp', false],
  ['/webhook/portraits', false],
  [null, false],
])('a picture at %s was chosen here: %p', (url, isOwn) => expect(isOwnPicture(url)).toBe(isOwn))
