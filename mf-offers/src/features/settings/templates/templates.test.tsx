import type { OfferTemplate } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderOffers } from '../../../testing/renderOffers.ts'
import { sampleTemplate } from '../../../testing/templateSamples.ts'
import { TemplateSettings } from './TemplateSettings.tsx'

const routes = [{ path: '/settings', element: <TemplateSettings /> }]
const carport = sampleTemplate({
  id: 7,
  name: 'Carport',
  isDefault: false,
  description: 'Met balken',
  items: [{ id: 'b', productId: null, description: 'Balk', quantity: 4, unitPrice: 12, optional: false }],
  lastUsed: '2026-03-05T08:00:00.000Z',
})

function open() {
  let stored: OfferTemplate[] = [sampleTemplate(), carport]
  return renderOffers({
    routes,
    at: '/settings',
    answers: {
      listTemplates: () => stored,
      saveTemplate: ({ body }) => {
        const { tenant_id: _tenant, ...changes } = body
        const saved = sampleTemplate({ ...carport, ...changes, rev: 2 })
        stored = [...stored.filter(({ id }) => id !== saved.id), saved]
        return saved
      },
      duplicateTemplate: () => sampleTemplate({ id: 8, name: 'Carport (copy)' }),
      deleteTemplate: ({ params }) => void (stored = stored.filter(({ id }) => id !== Number(params.id))),
    },
  })
}

async function fromMenu(user: UserEvent, name: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`${name}$`) }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the templates of the seller', () => {
  it('say which one is the default and when each was used', async () => {
    open()
    const row = within(await screen.findByRole('row', { name: /Carport/ }))
    expect(row.getByText(/5 Mar 2026/)).toBeVisible()
    expect(within(screen.getByRole('row', { name: /Standaard/ })).getByText('Default')).toBeVisible()
  })

  it('are changed, with their lines', async () => {
    const { user, callsOf } = open()
    await fromMenu(user, 'Carport', 'Change')
    const dialog = within(await screen.findByRole('dialog', { name: 'Change template' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Give the template a name.')).toBeVisible()
    await user.type(name, 'Carport groot')
    await user.type(dialog.getByRole('textbox', { name: 'Quantity of Balk' }), '6')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Template “Carport groot” was saved.')).toBeVisible()
    expect(callsOf('saveTemplate')[0]?.body).toMatchObject({
      id: 7,
      rev: 1,
      name: 'Carport groot',
      items: [{ description: 'Balk', quantity: 6 }],
    })
  })

  it('have names of their own, which is said at the name', async () => {
    const { api, user } = open()
    api.use({
      saveTemplate: () => {
        throw failWith('DUPLICATE', { message: 'There is a template with this name already.' })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'New template' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Carport')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('There is a template with this name already.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  })

  it('are duplicated, made the default, and deleted after a question', async () => {
    const { user, callsOf } = open()
    await fromMenu(user, 'Carport', 'Duplicate')
    expect(await screen.findByText('The copy is called “Carport (copy)”.')).toBeVisible()
    await fromMenu(user, 'Carport', 'Make default')
    expect(await screen.findByText('New offers begin with “Carport”.')).toBeVisible()
    expect(callsOf('saveTemplate')[0]?.body).toMatchObject({ id: 7, isDefault: true, items: [{ description: 'Balk' }] })
    await fromMenu(user, 'Carport', 'Delete')
    const question = within(await screen.findByRole('dialog', { name: /Delete template/ }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Template “Carport” has been deleted.')).toBeVisible()
  })
})
