import sharp from 'sharp'
import { readLogo, readSignature, readyImage } from './read-pictures.ts'
import { brokenPngs, makePng, type PngParts } from './testing/make-png.ts'

describe('a signature', () => {
  it('is a picture with something on it', async () => {
    expect(await readSignature(makePng(), 'a')).toBe('drawn')
    expect(await readSignature(makePng({ pixel: (x, y) => [255, 255, x === 3 && y === 3 ? 0 : 255, 255] }), 'a')).toBe(
      'empty',
    )
    expect(
      await readSignature(
        makePng({ pixel: (x, y) => (x === 3 && y === 3 ? [0, 0, 120, 255] : [255, 255, 255, 255]) }),
        'a',
      ),
    ).toBe('drawn')
  })

  it.each([
    ['nothing at all', () => [0, 0, 0, 0]],
    ['white', () => [255, 255, 255, 255]],
    ['black', () => [0, 0, 0, 255]],
    ['one colour', () => [10, 80, 200, 255]],
    ['white on nothing', (x: number) => [255, 255, 255, x * 10]],
  ] satisfies [string, PngParts['pixel']][])('with %s on it is empty', async (_, pixel) => {
    expect(await readSignature(makePng({ pixel }), 'a')).toBe('empty')
  })

  it.each([
    ...brokenPngs(),
    ['no picture', Buffer.from('hello')],
    ['another kind', Buffer.from('GIF89a\x01\0\x01\0')],
  ] as const)('with %s is unreadable', async (_, bytes) => {
    expect(await readSignature(bytes, 'a')).toBe('unreadable')
  })
})

describe('a logo', () => {
  it('of each kind decodes', async () => {
    const plain = sharp(makePng()).flatten({ background: '#fff' })
    for (const kind of ['jpeg', 'png', 'gif', 'webp'] as const)
      expect(await readLogo(await plain.clone().toFormat(kind).toBuffer(), kind, 'a')).toHaveProperty('safe')
  })

  it('that does not decode to its end is refused, whatever its kind', async () => {
    const noise = sharp(Buffer.from(Array.from({ length: 120 * 120 * 3 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 120, height: 120, channels: 3 },
    })
    for (const kind of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noise.clone().toFormat(kind).toBuffer()
      expect([kind, await readLogo(whole.subarray(0, whole.length / 2), kind, 'a')]).toEqual([
        kind,
        { refused: 'unreadable' },
      ])
    }
  })

  it.each(brokenPngs().filter(([name]) => !/end|pixels/.test(name)))('with %s is refused', async (_, bytes) => {
    expect(await readLogo(bytes, 'png', 'a')).toEqual({ refused: 'unreadable' })
  })

  it('that is a drawing of many drawings, which would take hours, is refused', async () => {
    const level = (number: number) => `<g id="g${number}">${`<use href="#g${number + 1}"/>`.repeat(10)}</g>`
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><defs>${Array.from({ length: 12 }, (_, number) => level(number)).join('')}<g id="g12"><rect width="9" height="9"/></g></defs><use href="#g0"/></svg>`
    const [large, other] = await Promise.all([readLogo(Buffer.from(bomb), 'svg', 'a'), readLogo(makePng(), 'png', 'b')])
    expect([Object.keys(large), Object.keys(other)]).toEqual([['refused'], ['safe']])
  })
})

it('a picture is made ready for print in any size', async () => {
  expect(await readyImage({ bytes: makePng(), mime: 'image/png' })).toMatchObject({ width: 20, height: 20 })
  expect(
    await readyImage({
      bytes: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 4500"><rect width="9" height="9"/></svg>',
      ),
      mime: 'image/svg+xml',
    }),
  ).toMatchObject({ width: expect.any(Number) })
  expect(await readyImage({ bytes: Buffer.from('no picture'), mime: 'image/png' })).toBeNull()
  expect(await readyImage(null)).toBeNull()
})
