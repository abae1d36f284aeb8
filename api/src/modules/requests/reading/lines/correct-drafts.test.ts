import { findCorrections } from '../grammar/find-corrections.ts'
import { readMail } from '../read-mail.ts'
import { plainMail } from '../testing/plain-mail.ts'
import { cpuMilliseconds } from '../../../../testing/cpu-milliseconds.ts'

const asked = 'Graag prijs voor 24 eiken planken 22x150 van 3 m, 8 platen MDF 12 mm en 6 dozen schroeven 4x40.'
const lines = async (text: string) =>
  (await readMail(plainMail(text))).lines.map(
    ({ quantity, searchLine }) => `${quantity} ${/plank|plat|schroe/.exec(searchLine)?.[0] ?? searchLine}`,
  )

describe('a later sentence changes how many are asked for', () => {
  it.each([
    'Maak van die 24 planken toch maar 32.',
    'Maak er voor de planken maar 32 van.',
    'De 24 planken mogen er 32 worden.',
    'Bij nader inzien 32 planken.',
    'In plaats van 24 planken graag 32 planken.',
    'Van de planken heb ik er toch 32 nodig.',
    'Sorry, niet 24 maar 32 planken.',
    'Graag 32 planken in plaats van 24.',
    'Oja: 32 ipv 24 planken.',
    'Graag wijzigen in 32 planken, geschaafd, 3 m.',
    'Oh wacht, maak van de planken tweeëndertig.',
    'Correctie: wij hebben 32 planken nodig.',
    'Can you make that 32 planken instead of 24?',
  ])('%s', async (sentence) => {
    const expected = ['32 plank', '8 plat', '6 schroe']
    expect(await lines(`${asked} ${sentence}`)).toEqual(expected)
    expect(await lines(`${asked}\n\n${sentence}`)).toEqual(expected)
  })

  it('of what was named last, when it names nothing', async () => {
    expect(await lines(`${asked} Van dat laatste heb ik er maar 4 nodig.`)).toEqual(['24 plank', '8 plat', '4 schroe'])
    expect(await lines('Op de lijst staan 40 platen MDF 12 mm, dat moeten er 55 zijn. Graag prijs.')).toEqual([
      '55 plat',
    ])
  })
})

it('a correction may say more of the goods', async () => {
  const {
    lines: [line],
  } = await readMail(
    plainMail('Graag prijs voor 14 palen 90x90... nee sorry, het zijn er 17, lariks palen 90x90 geschaafd, 2,4 m.'),
  )
  expect(line).toMatchObject({ quantity: 17, searchLine: expect.stringContaining('lariks geschaafd 2,4 m') })
})

describe('a later sentence takes goods back', () => {
  it.each([
    'Vergeet de planken maar, die staan hier nog.',
    'De planken hoeven we toch niet.',
    'Laat de planken maar zitten.',
    'De planken kunnen vervallen.',
    'Please drop the 24 planken.',
    'Doe de planken toch maar niet.',
    'De 24 planken zijn niet meer nodig.',
  ])('%s', async (sentence) => {
    expect(await lines(`${asked} ${sentence}`)).toEqual(['8 plat', '6 schroe'])
  })

  it('by the number of its line', async () => {
    expect(
      await lines('Graag prijs voor:\n\n1. 24 eiken planken 22x150\n2. 8 platen MDF 12 mm\n\nPositie 1 kan vervallen.'),
    ).toEqual(['8 plat'])
  })

  it.each([
    'De planken hoeven niet gezaagd te worden.',
    'Schrap de planken als ze er niet voor vrijdag zijn.',
    'De oude vlonder kan weg.',
    'Vergeet de btw niet.',
    'Kunt u de planken bezorgen?',
  ])('but not: %s', async (sentence) => {
    expect(await lines(`${asked} ${sentence}`)).toEqual(['24 plank', '8 plat', '6 schroe'])
  })
})

it('what is called platen for its packing is not every plaat', async () => {
  expect(
    await lines(
      'Graag prijs voor 55 platen steenwol 80 mm, 24 planken 22x150 en 35 gipsplaten 12,5 mm. Doe de gipsplaten toch maar niet.',
    ),
  ).toEqual(['55 plat', '24 plank'])
})

it('a correction of what was not read is read as any other sentence', async () => {
  expect(await lines('Graag 30 platen MDF 12 mm in plaats van 24.')).toEqual(['30 plat'])
})

it('takes time in proportion to its length', () => {
  for (const hostile of [
    'maak van 1 '.repeat(900),
    'niet 1 maar '.repeat(800),
    '1 in plaats van '.repeat(600),
    'de moet er '.repeat(900),
    'hoef ik niet '.repeat(750),
    ', die moet er'.repeat(750),
    'oh wacht '.repeat(1100),
    '1. '.repeat(3300),
  ]) {
    const spent = cpuMilliseconds(() => {
      findCorrections(hostile, false)
    })
    expect(spent).toBeLessThan(1000)
  }
})
