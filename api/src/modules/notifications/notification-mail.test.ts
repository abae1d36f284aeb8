import { notificationMail } from './notification-mail.ts'

test.each([
  ['offer', 'nl', 'Offerte X is aan u toegewezen'],
  ['request', 'nl', 'Aanvraag X is aan u toegewezen'],
  ['request', 'en', 'Request X is assigned to you'],
] as const)('an assigned %s is called that in %s', (thing, language, subject) => {
  expect(
    notificationMail({
      event: 'assigned',
      thing,
      language,
      about: 'X',
      name: null,
      text: null,
      link: 'https://x.example',
    }).subject,
  ).toBe(subject)
})

test('a title that ends in a full stop ends its sentence with that one', () => {
  const { text } = notificationMail({
    event: 'new_request',
    thing: 'request',
    language: 'nl',
    about: 'Materiaal voor De Haan B.V.',
    name: null,
    text: null,
    link: 'https://x.example',
  })
  expect(text.split('\n')[0]).toBe('Nieuwe aanvraag: Materiaal voor De Haan B.V.')
})

test('a subject that is cut ends with a whole character', () => {
  const subjects = ['', 'x'].map(
    (odd) =>
      notificationMail({
        event: 'assigned',
        thing: 'offer',
        language: 'nl',
        about: `${odd}${'😀'.repeat(200)}`,
        name: null,
        text: null,
        link: 'https://x.example',
      }).subject,
  )
  expect(subjects.map((subject) => subject.isWellFormed())).toEqual([true, true])
})
