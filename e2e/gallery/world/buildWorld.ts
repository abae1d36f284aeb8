import { openApi, type Api } from '../../support/api.ts'
import { answerTo, issueNextVersion, issueOffer, type IssuedOffer } from '../../support/offers.ts'
import type { StillHouse } from '../../support/house/clock/startStillHouse.ts'
import { asCustomer } from './asCustomer.ts'
import { fillCatalogue, type CatalogueOfWorld } from './fillCatalogue.ts'
import { offerPictures } from './offerPictures.ts'
import { offerQuantities } from './offerQuantities.ts'
import { sendMails } from './sendMails.ts'

/** What the pictures show beside the sample data, and the addresses of it. */
export interface World {
  readonly url: string
  /** Ids of offers of the sample, by status. */
  readonly sample: Readonly<Record<Status, string>>
  readonly asked: IssuedOffer
  readonly signed: IssuedOffer
  readonly declined: IssuedOffer
  readonly replaced: IssuedOffer
  /** Sent to nobody yet. */
  readonly issued: IssuedOffer
  /** Its customer chooses how many. */
  readonly open: IssuedOffer
  /** Shows pictures of its products. */
  readonly pictured: IssuedOffer
  /** Products by what is special about them. */
  readonly products: CatalogueOfWorld
  /** A link to a sample offer after its last day. */
  readonly expiredPath: string
  /** Requests by what is special about them. */
  readonly requests: Readonly<Record<keyof typeof subjects, number>>
}

const statuses = ['draft', 'pending', 'accepted', 'declined', 'expired'] as const
type Status = (typeof statuses)[number]

const contact = 'i.smits@bouwbedrijf-dehaan.example.nl'

const subjects = {
  many: 'Offerteaanvraag montagemateriaal',
  plain: 'Offerteaanvraag materialen Veldzicht',
} as const

export async function buildWorld({ url, databaseUrl }: StillHouse): Promise<World> {
  const api = await openApi(url, 'manager')
  const customer = asCustomer(url)
  const asked = await issueOffer(api, 'Gevelbeplating hal 2', contact)
  const signed = await issueOffer(api, 'Dakgoten magazijn Oost', contact)
  const declined = await issueOffer(api, 'Kozijnen tweede verdieping', contact)
  const replaced = await issueOffer(api, 'Trappenhuis blok C', contact)
  const issued = await issueOffer(api, 'Hekwerk laadperron')
  await send(api, asked)
  await customer.ask(asked.path, 'Kan de levering een week eerder? Wij beginnen al op de 1e met de gevel.')
  await answerTo(
    api.post(`/offers/${asked.offer_id}/comments`, {
      text: 'Dat kan: wij leveren dan in twee delen, zonder meerprijs.',
      visible_to: 'customer',
    }),
  )
  await customer.accept(signed.path, { name: 'Ingrid Smits', email: contact })
  await customer.decline(declined.path, 'Ingrid Smits')
  await issueNextVersion(api, replaced)
  await sendMails(url, databaseUrl)
  const open = await offerQuantities(url)
  const pictured = await offerPictures(url)
  for (const title of ['Luifel laaddok', 'Zonwering zuidgevel kantoor'])
    await answerTo(api.post(`/${api.workflows.offers}/offers/delete/${(await issueOffer(api, title)).offer_id}`))
  const products = await fillCatalogue(api)
  return {
    url,
    sample: Object.fromEntries(
      await Promise.all(statuses.map(async (status) => [status, await oldest(api, status)] as const)),
    ) as World['sample'],
    asked,
    signed,
    declined,
    replaced,
    issued,
    open,
    pictured,
    products,
    expiredPath: await expiredPath(api),
    requests: await findRequests(api),
  }
}

async function send(api: Api, { offer_id, offer_nr }: IssuedOffer): Promise<void> {
  await answerTo(
    api.post(`/offers/${offer_id}/send`, {
      kind: 'offer',
      to: [contact],
      subject: `Offerte ${offer_nr}`,
      body: 'Beste Ingrid,\n\nHierbij onze offerte voor de gevel van hal 2. Bel gerust als er iets niet duidelijk is.',
      lang: 'nl',
      attach_pdf: true,
      with_link: true,
    }),
  )
}

async function oldest(api: Api, status: Status): Promise<string> {
  const [offer] = await listed(api, status)
  if (!offer) throw new Error(`The sample has no offer that is ${status}`)
  return offer.externalId
}

/** Oldest first unless said otherwise, so that what is made for the pictures is not among them. */
function listed(
  api: Api,
  status: Status,
  direction: 'asc' | 'desc' = 'asc',
): Promise<{ id: number; externalId: string }[]> {
  const filters = encodeURIComponent(JSON.stringify({ status }))
  return answerTo(api.get(`/offers?limit=1&sort_by=created_date&sort_dir=${direction}&filters=${filters}`))
}

async function expiredPath(api: Api): Promise<string> {
  // A link of long ago leads nowhere any more.
  const [offer] = await listed(api, 'expired', 'desc')
  const { url } = await answerTo<{ url: string }>(api.post(`/offers/${offer?.id ?? 0}/link`, { email: contact }))
  return new URL(url).pathname
}

async function findRequests(api: Api): Promise<World['requests']> {
  const find = async (search: string): Promise<number> => {
    const { body } = await api.post('/quotes', { page: 1, limit: 1, filter: { search } })
    const found = /"id":(\d+)/.exec(JSON.stringify(body))?.[1]
    if (found === undefined) throw new Error(`The sample has no request "${search}"`)
    return Number(found)
  }
  return { many: await find(subjects.many), plain: await find(subjects.plain) }
}
