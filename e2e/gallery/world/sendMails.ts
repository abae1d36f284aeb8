import type { Language } from '@staffel/shared-api/contract'
import { Client } from 'pg'
import { openApi, signIn, type Api } from '../../support/api.ts'
import { answerTo, customerPath } from '../../support/offers.ts'
import { asCustomer } from './asCustomer.ts'

/** Balkema Bruggenbouw, a customer of the second tenant, whose lists no picture shows to its own people. */
const organization = 2001
const contact = 'h.balkema@balkema-bruggen.example.nl'

const words = {
  nl: {
    title: 'Leuningen voetgangersbrug Oost',
    line: 'Leuning verzinkt 2400 mm',
    question: 'Kunnen de leuningen in twee leveringen komen?\nDe oostzijde is al in week 3 klaar.',
    answer: 'Dat kan: de oostzijde leveren wij in week 3, de rest twee weken later.',
    invited: 'p.visser@balkema-bruggen.example.nl',
  },
  en: {
    title: 'Railings for the eastern footbridge',
    line: 'Galvanised railing 2400 mm',
    question: 'Could the railings come in two deliveries?\nThe east side will be ready in week 3.',
    answer: 'Certainly: the east side in week 3, and the rest two weeks later.',
    invited: 'j.martin@balkema-bruggen.example.nl',
  },
} as const

/** Every kind of mail once in each language, from people whose language it is. */
export async function sendMails(url: string, databaseUrl: string): Promise<void> {
  for (const language of ['nl', 'en'] as const) {
    await speak(databaseUrl, language)
    await signIn(url, 'user@noordstaal.example', { 'accept-language': language })
    await sendAll(url, await openApi(url, 'otherManager'), language)
  }
}

/** What a person's language is stands in no screen yet. */
async function speak(databaseUrl: string, language: Language): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`update app_user set language = $1 where email = 'manager@noordstaal.example'`, [language])
  } finally {
    await client.end()
  }
}

async function sendAll(url: string, api: Api, language: Language): Promise<void> {
  const { title, line, question, answer, invited } = words[language]
  const [offer] = await answerTo<{ offer_id: number }[]>(
    api.post('/offers/create', {
      offer: {
        intent: 'issue',
        language,
        title,
        customer: { organization_id: organization },
        items: [{ id: 'railing', description: line, quantity: 24, unitPrice: 186.5 }],
      },
    }),
  )
  if (!offer) throw new Error('Nothing was saved')
  await sendAbout(api, offer.offer_id, 'offer')
  await sendAbout(api, offer.offer_id, 'reminder')
  await asCustomer(url).ask(await customerPath(api, offer.offer_id, contact), question)
  await answerTo(api.post(`/offers/${offer.offer_id}/comments`, { text: answer, visible_to: 'customer' }))
  await answerTo(api.post('/invites/new', { email: invited, tenant_id: 2, organization_id: organization, role_id: 1 }))
}

/** As it is proposed in the dialog. */
async function sendAbout(api: Api, offerId: number, kind: 'offer' | 'reminder'): Promise<void> {
  const { subject, body } = await answerTo<{ subject: string; body: string }>(
    api.get(`/offers/${offerId}/send?kind=${kind}`),
  )
  await answerTo(
    api.post(`/offers/${offerId}/send`, { kind, to: [contact], subject, body, attach_pdf: true, with_link: true }),
  )
}
