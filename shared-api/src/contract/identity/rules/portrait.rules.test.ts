import { portraitMaxBytes, portraitProblem } from './portrait.rules.ts'

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
