import { notificationMail } from './notification-mail.ts'

test.each([
  ['offer', 'nl', 'Offerte X is aan u toegewezen'],
  ['request', 'nl', 'Aanvraag X is aan u toegewezen'],
  ['request', 'en', 'Request X is assigned to you'],
] as const)('an assigned %s is called that in %s', (thing, language, subject) => {
  expect(notificationMail({ event: 'assigned', thing, language, about: 'X', name: null, text: null, link: 'https://x.example' }).subject).toBe(subject)
})
