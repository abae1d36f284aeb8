import type { AppliedTemplate, OfferTemplate } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleAddress, sampleItem, sampleOffer, sampleSaved, sampleSummary } from '../../../testing/samples.ts'

const template: OfferTemplate = {
  id: 6,
  name: 'Carport',
  description: 'Hout en bevestiging',
  isDefault: false,
  title: '',
  notes: '',
  terms: 'Franco werk.',
  validity_days: null,
  show_pictures: null,
  items: [{ id: 't1', description: 'Balk', quantity: 4 }],
  lastUsed: null,
  rev: 1,
}
const applied: AppliedTemplate = {
  template_id: 6,
  title: 'Carport',
  notes: '',
  terms: 'Franco werk.',
  validUntil: '2099-01-01',
  show_pictures: true,
  items: [sampleItem({ id: 'n1', description: 'Balk' })],
  missing: ['Oude schroef'],
}

async function open(answers: Visit['answers'] = {}, user: Visit['user'] = {}) {
  const visit = renderOffers({
    routes,
    user,
    at: `/offers/${sampleSummary().externalId}?edit=1`,
    answers: {
      getOffer: () => sampleOffer({ items: [sampleItem({ id: 'a', description: 'Bout' })] }),
      listOrganizations: () => [],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      saveOffer: () => [sampleSaved({ rev: 4 })],
      listTemplates: () => [template],
      applyTemplate: () => applied,
      ...answers,
    },
  })
  await visit.user.click(await screen.findByRole('button', { name: 'Template' }))
  return visit
}

describe('templates', () => {
  it.each([
    ['Append Carport', ['Bout', 'Balk']],
    ['Replace the rows with Carport', ['Balk']],
  ])('%s', async (button, lines) => {
    const { user, callsOf } = await open()
    await user.click(await screen.findByRole('menuitem', { name: 'Apply a template' }))
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('row', { name: /Balk/ })).toBeVisible()
    expect(screen.getByText('Oude schroef')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: {
          title: 'Dakgoten Jansen',
          template_id: 6,
          terms: 'Franco werk.',
          show_pictures: true,
          items: lines.map((description) => ({ description })),
        },
      }),
    )
  })

  it('that took the place of rows are taken back with one click, and what came since stays', async () => {
    const { user, callsOf } = await open()
    await user.click(await screen.findByRole('menuitem', { name: 'Apply a template' }))
    await user.click(await screen.findByRole('button', { name: 'Replace the rows with Carport' }))
    expect(await screen.findByText('1 row was replaced.')).toBeVisible()
    expect(screen.queryByRole('row', { name: /Bout/ })).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: /Title/ }), ' en Pieters')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('row', { name: /Bout/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Balk/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer').at(-1)?.body).toMatchObject({
        offer: { title: 'Dakgoten Jansen en Pieters', show_pictures: false, items: [{ description: 'Bout' }] },
      }),
    )
  })

  it('that cannot be had are told of, and asked again', async () => {
    const { user, api } = await open({
      listTemplates: () => {
        throw failWith('INTERNAL')
      },
    })
    await user.click(await screen.findByRole('menuitem', { name: 'Apply a template' }))
    expect(await screen.findByText('The templates could not be loaded.')).toBeVisible()
    api.use({ listTemplates: () => [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No templates yet')).toBeVisible()
  })

  it("are used and not kept by a customer's Manager", async () => {
    await open({}, { is_tenant: false })
    expect(await screen.findByRole('menuitem', { name: 'Apply a template' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Save as a template' })).not.toBeInTheDocument()
  })

  it('are made of the rows of an offer', async () => {
    const { user, callsOf } = await open({ saveTemplate: () => template })
    await user.click(await screen.findByRole('menuitem', { name: 'Save as a template' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name of the template' }), 'Carport')
    await user.click(screen.getByRole('checkbox', { name: 'New offers start from it' }))
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Template “Carport” was saved.')).toBeVisible()
    expect(callsOf('saveTemplate')[0]?.body).toMatchObject({
      tenant_id: 1,
      name: 'Carport',
      isDefault: true,
      title: 'Dakgoten Jansen',
      items: [{ id: 'a', description: 'Bout' }],
    })
  })
})
