import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { fromMenu } from '../../testing/fromMenu.ts'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleAddress, sampleOffer, sampleSummary, sampleUserRow, sampleVersion } from '../../testing/samples.ts'

const { externalId } = sampleSummary()

function open({ answers, ...visit }: Partial<Visit> = {}) {
  return renderOffers({
    routes,
    at: `/offers/${externalId}`,
    answers: { getOffer: () => sampleOffer(), ...answers },
    ...visit,
  })
}

const sheet = async () => within(await screen.findByRole('article', { name: 'OFF-2026-0042' }))

describe('an offer as a document', () => {
  it('shows who sells what to whom, with the stored amounts', async () => {
    open({ language: 'nl' })
    const page = await sheet()
    expect(screen.getByRole('heading', { level: 1, name: 'Dakgoten Jansen' })).toBeVisible()
    expect(screen.getByText('OFF-2026-0042 (v 1)')).toBeVisible()
    expect(screen.getByText(/Aangemaakt op 05-03-2026/)).toBeVisible()
    expect(screen.getByText('Concept')).toBeVisible()
    expect(page.getAllByText('Staffel Bouwmaterialen')).toHaveLength(2)
    expect(page.getByText('Havenstraat 12a')).toBeVisible()
    expect(page.getByText('04-04-2099')).toBeVisible()
    expect(page.getByText(/Levering op de bouwplaats\.\s+Kraan aanwezig\./)).toBeVisible()
    expect(page.getByRole('row', { name: /Zeskantbout M8x40.*100.*€\s0,15.*€\s15,00/ })).toBeVisible()
    expect(page.getByRole('row', { name: /Kleineordertoeslag/ })).toBeVisible()
    expect(page.getByText(/€\s40,00/)).toBeVisible()
    expect(page.getByText(/€\s8,40/)).toBeVisible()
    expect(page.getByText(/€\s48,40/)).toBeVisible()
    expect(page.getByText(/KvK 12345678 · Btw NL001234567B01/)).toBeVisible()
  })

  it('says how many lines of a draft nobody has confirmed, beside the document and not on it', async () => {
    const [first, ...others] = sampleOffer().items
    open({
      language: 'nl',
      answers: { getOffer: () => sampleOffer({ items: [{ ...first!, toConfirm: 'match' }, ...others] }) },
    })
    expect(await screen.findByText('1 te bevestigen')).toBeVisible()
    expect((await sheet()).queryByText(/te bevestigen/i)).not.toBeInTheDocument()
  })

  it('is in the language and the currency of the offer, whatever the language of the interface', async () => {
    open({ answers: { getOffer: () => sampleOffer({ language: 'nl', currency: 'usd' }) } })
    const page = await sheet()
    expect(screen.getByText(/Created 5 Mar 2026/)).toBeVisible()
    expect(page.getByRole('heading', { name: 'Factuur aan' })).toBeVisible()
    expect(page.getByText('04-04-2099')).toBeVisible()
    expect(page.getByText('Btw 21%').parentElement).toHaveTextContent(/US\$\s8,40/)
  })

  it('keeps the lines of notes and terms as they were written', async () => {
    open({ answers: { getOffer: () => sampleOffer({ terms: '1. Franco\n2. Levertijd < 10 dagen' }) } })
    expect(
      (await sheet()).getByText(/1\. Franco\n2\. Levertijd < 10 dagen/, { normalizer: (text) => text }),
    ).toBeVisible()
  })

  it('shows notes only when there are some, and the logo when it can be had', async () => {
    open({
      answers: {
        getOffer: () =>
          sampleOffer({
            language: 'en',
            notes: 'Graag per post.',
            company: { ...sampleOffer().company, logo_url: '/files/logo.png' },
          }),
      },
    })
    const page = await sheet()
    expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible()
    expect(page.getByRole('img', { name: 'Staffel Bouwmaterialen' })).toHaveAttribute('src', '/files/logo.png')
  })

  it('runs nothing that came in with a description', async () => {
    open({
      answers: {
        getOffer: () =>
          sampleOffer({
            description: 'Hallo<img src=x onerror="window.ran = true"><script>window.ran = true</script>',
          }),
      },
    })
    const page = await sheet()
    expect(page.getByText(/Hallo/)).toBeVisible()
    expect(page.queryByRole('img')).not.toBeInTheDocument()
    expect(window).not.toHaveProperty('ran')
  })

  it.each([
    ['draft', '?edit=1'],
    ['pending', ''],
  ] as const)('at E, when it is %s, opens the form: "%s"', async (status, search) => {
    const { user, router } = open({
      answers: {
        getOffer: () => sampleOffer({ status }),
        listOrganizations: () => [],
        getOfferOrganizationAddress: () => sampleAddress,
        calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      },
    })
    await sheet()
    await user.keyboard('e')
    await waitFor(() => expect(router.state.location.search).toBe(search))
  })

  it('is handed to a colleague by who manages offers', async () => {
    const { user, callsOf, api } = open({
      answers: {
        getOffer: () => sampleOffer({ owner: 'Bart' }),
        listUsers: () => ({ users: [sampleUserRow()], usersPagingParams: { total: 1, limit: 100, offset: 0 } }),
        bulkOffers: () => ({ results: [{ id: 42, ok: true }] }),
      },
    })
    await sheet()
    expect(screen.getByText(/Owner: Bart/)).toBeVisible()
    await fromMenu(user, 'Assign')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('combobox', { name: 'Owner' }))
    await user.click(await screen.findByTitle('Sanne Dekker'))
    api.use({ getOffer: () => sampleOffer({ owner: 'Sanne Dekker' }) })
    await user.click(dialog.getByRole('button', { name: 'Assign' }))
    expect(await screen.findByText(/Owner: Sanne Dekker/)).toBeVisible()
    expect(callsOf('bulkOffers')[0]?.body).toEqual({ ids: [42], action: 'assign', args: { owner_id: 7 } })
  })

  it('lists the versions when they are asked for', async () => {
    const versions = [sampleVersion({ id: 2, version: 2, status: 'draft', is_current: false }), sampleVersion()]
    const { user, callsOf } = open({ answers: { listOfferVersions: () => versions } })
    await sheet()
    expect(callsOf('listOfferVersions')).toHaveLength(0)
    await fromMenu(user, 'Versions')
    expect(await screen.findByRole('link', { name: 'Version 2' })).toHaveAttribute(
      'href',
      `/offers/${externalId}?version=2`,
    )
    expect(screen.getByText('Current')).toBeVisible()
    expect(screen.getAllByText('5 Mar 2026 11:00 by Mila de Vries')).toHaveLength(2)
  })

  it('tells that the versions cannot be had', async () => {
    const { user } = open({
      answers: {
        listOfferVersions: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    await sheet()
    await fromMenu(user, 'Versions')
    expect(await screen.findByRole('heading', { name: 'The versions could not be loaded.' })).toBeVisible()
  })

  it.each([
    [
      'was sent',
      { status: 'pending', sent_at: '2026-03-05T10:00:00.000Z', linked_at: '2026-03-05T10:00:00.000Z' },
      'This offer was sent to the customer.',
    ],
    [
      'has a link and was not sent',
      { status: 'pending', linked_at: '2026-03-05T10:00:00.000Z' },
      'This offer was not sent, but a link to it was made.',
    ],
    ['was issued and went nowhere', { status: 'pending' }, 'This offer was issued, but not sent to the customer.'],
    ['is a draft', { status: 'draft' }, 'This draft has not been issued.'],
  ] as const)('says before deleting what the customer has of an offer that %s', async (_what, state, text) => {
    const { user } = open({ answers: { getOffer: () => sampleOffer(state) } })
    await sheet()
    await fromMenu(user, 'Delete')
    expect(await screen.findByRole('dialog')).toHaveTextContent(`${text} `)
  })

  it('deletes after asking, goes to the list, and can be undone', async () => {
    const { user, router, api, callsOf } = open({
      answers: {
        getOffer: () => sampleOffer({ status: 'pending', sent_at: '2026-03-05T10:00:00.000Z' }),
        deleteOffer: () => undefined,
        listOffers: () => [],
        listOrganizations: () => [],
        listRegions: () => [],
      },
    })
    await sheet()
    await fromMenu(user, 'Delete')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('This offer was sent to the customer.')
    await user.click(within(dialog).getByRole('button', { name: 'Delete offer' }))
    expect(await screen.findByRole('heading', { name: 'No offers found' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/offers')
    expect(callsOf('deleteOffer')).toHaveLength(1)
    api.use({ restoreOffer: () => sampleOffer() })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('OFF-2026-0042 is back.')).toBeVisible()
    expect(callsOf('restoreOffer')).toMatchObject([{ params: { id: '42' } }])
  })

  it('stays when deleting fails, with Retry', async () => {
    const { user } = open({
      answers: {
        deleteOffer: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    await sheet()
    await fromMenu(user, 'Delete')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete offer' }))
    expect(await screen.findByText('The offer was not deleted.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it.each(['NOT_FOUND', 'VALIDATION'] as const)(
    'says that there is nothing to show when the API answers %s',
    async (code) => {
      open({
        answers: {
          getOffer: () => {
            throw failWith(code)
          },
        },
      })
      expect(await screen.findByRole('heading', { name: 'No data available' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'To the offers' })).toHaveAttribute('href', '/offers')
    },
  )

  it('tells that it could not be loaded, and tries again', async () => {
    const { user, api } = open({
      answers: {
        getOffer: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'The offer could not be loaded.' })).toBeVisible()
    api.use({ getOffer: () => sampleOffer() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })
})
