import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMail } from '../read-mail.ts'
import { plainMail } from '../testing/plain-mail.ts'

const samples = join(import.meta.dirname, '../../../../sample-data/mails')
const sample = (name: string) =>
  readMail(readFileSync(join(samples, name)), { ownAddresses: ['offerte@example.nl'], receivedOn: '2026-11-20' })

it('a confirmation of an order is no request, whatever its columns are called', async () => {
  const table = 'pos  artikel                 aantal   prijs\n1    Veerring M12 verzinkt   2.000    0,03'
  expect(
    await readMail(plainMail(`Hierbij bevestigen wij uw order 881:\n\n${table}`, { subject: 'Orderbevestiging 881' })),
  ).toMatchObject({ verdict: { kind: 'ignored', reason: 'no_request' }, lines: [] })
})

describe('lines of a list that are long', () => {
  it('are not read on', async () => {
    const rows = ['150 hex bolts DIN 933 M16x140 A4 fully threaded and washers too', '12 swing chains galvanised 6 mm']
    expect(
      (await readMail(plainMail(`Please quote:\n\n${rows.join('\n')}`))).lines.map(({ quantity }) => quantity),
    ).toEqual([150, 12])
    const csv =
      'Contact: balie;Datum: 12-11-2026;Nummer van deze aanvraag: 104\nregel;art_naam;aantal;eh\n1;Veerring DIN 127 M8;300;st\n2;Borgmoer DIN 985 M8;40;st'
    expect((await readMail(plainMail(csv))).lines.map(({ quantity }) => quantity)).toEqual([300, 40])
  })
})

describe('lines that a system writes', () => {
  it.each([
    [
      'qty= 40 | sku= MDF-12 | MDF plaat 12 mm\nqty= 1.200 | sku= XY-9 | zeskantmoer M10',
      ['40 MDF-12 MDF plaat 12 mm', '1200 XY-9 zeskantmoer M10'],
    ],
    ['code=BT-100 desc="bocht 45 graden 75 mm" qty=18 price=3,20', ['18 BT-100 bocht 45 graden 75 mm']],
    ['1) item: OSB 22 mm; qty: 15', ['15 OSB 22 mm']],
    ['artikel: lakverf wit 2,5 l; aantal: 6; eenheid: blik', ['6 lakverf wit 2,5 l']],
  ])('%s', async (text, expected) => {
    expect(
      (await readMail(plainMail(`Prijsaanvraag\n\n${text}`))).lines.map(
        ({ quantity, searchLine }) => `${quantity} ${searchLine}`,
      ),
    ).toEqual(expected)
  })
})

describe('what a reader cannot see, and prices', () => {
  it('make no lines', async () => {
    const { lines, html } = await sample('37-verborgen-tekst.eml')
    expect(lines.map(({ quantity }) => quantity)).toEqual([300, 300, 600, 25])
    expect(html).not.toMatch(/SYSTEM/)
  })
})

describe('the same list twice', () => {
  it('is one list', async () => {
    const list = 'aantal;artikel\r\n20;bouten M8x40 verzinkt\r\n30;moeren M8 verzinkt\r\n'
    const file = (name: string) =>
      `--b\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=${name}\r\n\r\n${list}\r\n`
    const raw = `From: a@x.example.nl\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nGraag offerte, zie bijlage\r\n${file('een.csv')}${file('twee.csv')}--b--\r\n`
    expect((await readMail(Buffer.from(raw))).lines.map(({ quantity }) => quantity)).toEqual([20, 30])
  })
})

describe('the day of delivery', () => {
  it.each([
    ['Levering in week 47 op de bouwplaats.', '2026-11-16'],
    ['Graag leveren op 23 november.', '2026-11-23'],
    ['Gewenste leverdatum: 14-12-2026', '2026-12-14'],
    ['Required at our workshop by 12/12/2026.', '2026-12-12'],
    ['Levering in week 3.', '2027-01-18'],
    ['Uw offerte graag voor 17 november.', null],
    ['Geleverd op 31-02-2027.', null],
  ])('%s', async (sentence, day) => {
    expect((await readMail(plainMail(`Graag prijs voor 20 st bouten M8x40.\n\n${sentence}`))).desiredDeliveryDate).toBe(
      day,
    )
  })
})

describe('what stands above or beside a line', () => {
  it.each([
    [
      'Graag prijs:\n\nGRENEN geschaafd\n22x100 x 3000: 30 st\n44x69 x 2400: 48 st',
      ['30 GRENEN geschaafd / 22x100 x 3000: 30 st', '48 GRENEN geschaafd / 44x69 x 2400: 48 st'],
    ],
    ['Graag 40 bouten m10x60 rvs en evenveel moeren', ['40 40 bouten m10x60 rvs', '40 M10 rvs / evenveel moeren']],
    [
      'Graag 40 bouten m10x60 rvs en evenveel moeren verzinkt',
      ['40 40 bouten m10x60 rvs', '40 M10 / evenveel moeren verzinkt'],
    ],
    [
      'Graag offerte:\n\nSlotbouten M12x90 verzinkt\n80 stuks\n\nMoeren M12 verzinkt\n3 dozen',
      ['80 Slotbouten M12x90 verzinkt 80 stuks', '3 Moeren M12 verzinkt 3 dozen'],
    ],
    [
      'Graag offerte:\n\nPVC bocht 90 graden\n40 mm: 30 stuks\n75 mm: 12 stuks',
      ['30 PVC bocht 90 graden / 40 mm: 30 stuks', '12 PVC bocht 90 graden / 75 mm: 12 stuks'],
    ],
    [
      'kun je ook prijs geven voor 4 kokers 60x60x3 en ook 2 emmers\nmuurverf wit binnen 10 l',
      ['4 4 kokers 60x60x3', '2 2 emmers muurverf wit binnen 10 l'],
    ],
    [
      'Graag prijs voor\n3x grondverf wit 2,5 l\njachtlak blank 0,75 l',
      ['3 3x grondverf wit 2,5 l', '1 jachtlak blank 0,75 l'],
    ],
    ['Hebben jullie ook zwengels 90 mm? Dan wil ik er 7.', ['7 zwengels 90 mm?']],
    [
      'Graag hoor ik wat 14 eiken balken 100x100 kosten, fijnbezaagd.',
      ['14 14 eiken balken 100x100 kosten, fijnbezaagd'],
    ],
  ])('%s', async (text, expected) => {
    expect(
      (await readMail(plainMail(text))).lines.map(({ quantity, searchLine }) => `${quantity} ${searchLine}`),
    ).toEqual(expected)
  })
})
