import type { CustomerGroup } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderCatalogue, type Visit } from '../../../testing/renderCatalogue.ts'

const group: CustomerGroup = { id: 2, name: 'Aannemers', organizations: 1, price_lists: 1, rev: 3 }

const open = (answers: Visit['answers'] = {}) =>
  renderCatalogue({
    routes,
    at: '/products/prices/groups',
    user: { roles: ['Manager'], is_tenant: true },
    answers: {
      listCustomerGroups: () => [group],
      getCustomerGroup: () => ({ ...group, members: [{ organization_id: 5, name: 'Bouwbedrijf De Haan' }] }),
      assignCustomerGroup: () => undefined,
      ...answers,
    },
  })

async function choose(user: ReturnType<typeof open>['user'], action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Aannemers' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return screen.findByRole('dialog')
}

describe('groups of customers', () => {
  it('are added, and asked for their name', async () => {
    const { user, callsOf } = open({ createCustomerGroup: () => group })
    await user.click(await screen.findByRole('button', { name: 'Add customer group' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add customer group' }))
    await user.click(dialog.getByRole('button', { name: 'Add customer group' }))
    expect(dialog.getByText('Enter a name.')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Aannemers {Enter}')
    expect(await screen.findByText('Group Aannemers was added.')).toBeInTheDocument()
    expect(callsOf('createCustomerGroup').map(({ body }) => body)).toEqual([{ name: 'Aannemers' }])
  })

  it('get another name by their revision, and say at the field that it is taken', async () => {
    const { user, callsOf } = open({
      updateCustomerGroup: () => {
        throw failWith('DUPLICATE', { message: 'Taken', fields: { name: 'There is already such a group.' } })
      },
    })
    const dialog = within(await choose(user, 'Rename'))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2{Enter}')
    expect(await dialog.findByText('There is already such a group.')).toBeVisible()
    expect(callsOf('updateCustomerGroup')[0]?.body).toEqual({ name: 'Aannemers 2', rev: 3 })
  })

  it('take customers in and let them go', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Aannemers' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Customers in Aannemers' }))
    await user.click(await dialog.findByRole('combobox', { name: 'Add customer' }))
    await user.click(await screen.findByTitle('Klusbedrijf Smit'))
    await user.click(await dialog.findByRole('button', { name: 'Remove Bouwbedrijf De Haan from the group' }))
    await waitFor(() =>
      expect(callsOf('assignCustomerGroup').map(({ body }) => body)).toEqual([
        { organization_id: 6, customer_group_id: 2 },
        { organization_id: 5, customer_group_id: null },
      ]),
    )
  })

  it('that are in use say so, and stay', async () => {
    const { user } = open({
      deleteCustomerGroup: () => {
        throw failWith('IN_USE', { message: 'This group has 1 customer and 1 price list.' })
      },
    })
    const dialog = within(await choose(user, 'Delete'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('This group has 1 customer and 1 price list.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  })
})
