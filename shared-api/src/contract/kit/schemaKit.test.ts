import { Compile } from 'typebox/compile'
import { Email } from './schemaKit.ts'

const email = Compile(Email)

describe('an e-mail address', () => {
  test.each([
    'ans@jansenbouw.example',
    'a.b+tag@mail.jansenbouw.example',
    "o'brien@x.ie",
    'jürgen@müller.example',
    '用户@例子.公司',
    'nul_0!#$%&*/=?^`{|}~-@a.b',
  ])('%s is one', (address) => expect(email.Check(address)).toBe(true))

  test.each([
    'a,b@c.nl',
    'a@b.nl,c',
    'x<victim@c.nl>',
    'x<victim@c.nl',
    'x;y@c.nl',
    'group:a@c.nl',
    'a(b)@c.nl',
    '[a]@c.nl',
    'a@[127.0.0.1]',
    'a\\b@c.nl',
    '"a"@c.nl',
    '<script>alert(1)</script>@c.nl',
    'a b@c.nl',
    'a@b',
    'a@b@c.nl',
    '',
  ])('%s is none', (address) => expect(email.Check(address)).toBe(false))

  test.each([
    ['NUL', '\u0000'],
    ['a new line', '\n'],
    ['DEL', '\u007f'],
    ['a next line', '\u0085'],
    ['a space without width', '\u200b'],
    ['a joiner', '\u200d'],
    ['writing from the right', '\u202e'],
    ['a soft hyphen', '\u00ad'],
    ['a byte order mark', '\ufeff'],
    ['a filler', '\u3164'],
    ['the first half of a pair', '\ud83d'],
    ['the second half of a pair', '\ude00'],
  ])('holds no %s', (_, character) => {
    expect(email.Check(`a${character}b@c.nl`)).toBe(false)
    expect(email.Check(`a@b${character}c.nl`)).toBe(false)
    expect(email.Check(`a@b.n${character}l`)).toBe(false)
  })
})
