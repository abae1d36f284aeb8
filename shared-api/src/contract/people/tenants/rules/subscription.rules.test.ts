import { isHostName } from './subscription.rules.ts'

test.each(['offertes.bedrijf.nl', 'a.b', 'xn--caf-dma.example', '127.0.0.1'])('%s is a host', (host) => {
  expect(isHostName(host)).toBe(true)
})

test.each([
  'bedrijf',
  '',
  'https://offertes.bedrijf.nl',
  'offertes.bedrijf.nl/o',
  'offertes.bedrijf.nl:8080',
  'Offertes.bedrijf.nl',
  'offertes..bedrijf.nl',
  '.bedrijf.nl',
  'bedrijf.nl.',
  '-a.bedrijf.nl',
  'a-.bedrijf.nl',
  `${'a'.repeat(64)}.nl`,
  `${'a.'.repeat(126)}nl`,
  'caf\u00e9.nl',
])('%s is none', (host) => {
  expect(isHostName(host)).toBe(false)
})
