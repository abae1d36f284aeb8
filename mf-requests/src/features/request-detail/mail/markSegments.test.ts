import { markSegments } from './markSegments.ts'

const text = '10 bouten M8 met moer en ring\n2 platen'
const at = (position: number, words: string) => ({
  position,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
})
const marked = (...marks: Parameters<typeof markSegments>[1]) =>
  markSegments(text, marks).map((segment) => [segment.text, ...segment.positions])

describe('the marks of a mail', () => {
  it('cut the text where lines were read from, and lose none of it', () => {
    expect(marked(at(1, '10 bouten M8'), at(2, '2 platen'))).toEqual([
      ['10 bouten M8', 1],
      [' met moer en ring\n'],
      ['2 platen', 2],
    ])
  })

  it('may lie within one another, as when one sentence asks for three things', () => {
    expect(marked(at(1, '10 bouten M8 met moer en ring'), at(2, 'moer'))).toEqual([
      ['10 bouten M8 met ', 1],
      ['moer', 1, 2],
      [' en ring', 1],
      ['\n2 platen'],
    ])
  })

  it('end with the text, and are left out where there is none', () => {
    expect(
      marked(
        { position: 1, start: 30, end: 999 },
        { position: 2, start: 999, end: 1000 },
        { position: 3, start: 5, end: 5 },
      ),
    ).toEqual([[text.slice(0, 30)], ['2 platen', 1]])
    expect(markSegments('', [{ position: 1, start: 0, end: 4 }])).toEqual([])
  })
})
