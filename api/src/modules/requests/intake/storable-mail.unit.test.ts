import { notRead, storableFile, storableLine, storableMail } from './storable-mail.ts'

test('what is cut ends with a whole character, and half of one is replaced in its place', () => {
  const { subject, text, html } = storableMail({
    ...notRead,
    subject: `${'x'.repeat(499)}😀`,
    text: 'a\ud83db\0c',
    html: '<p>\udc00</p>',
  })
  expect([subject, text, html]).toEqual(['x'.repeat(499), 'a\ufffdb\ufffdc', '<p>\ufffd</p>'])
  const source = { part: 'text', start: 0, end: 1 } as const
  const line = { quantity: 1, quantityAssumed: false, unit: `${'u'.repeat(39)}😀`, confidence: 'high', source } as const
  expect(storableLine({ ...line, searchLine: `${'x'.repeat(1_999)}😀` })).toMatchObject({
    searchLine: 'x'.repeat(1_999),
    unit: 'u'.repeat(39),
  })
})

test('a long name of a file keeps its ending', () => {
  expect(storableFile({ name: `${'n'.repeat(300)}.pdf`, mime: 'application/pdf' }).filename).toBe(
    `${'n'.repeat(196)}.pdf`,
  )
})
