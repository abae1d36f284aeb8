import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { queryClient } from '@staffel/shared-ui/query'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('catalogue', { nl, en })

function open(groups = [{ id: 3, name: 'Bouten', products: 412 }], at = '/products/groups') {
  const api = fakeApi({
    listProductGroupUse: () => groups,
    saveProductGroup: ({ body }) => ({ id: body.id ?? 9, name: body.name }),
    deleteProductGroup: () => undefined,
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs()
  queryClient.clear()
  const sent = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  return { api, sent, ...renderRoutes([...routes, { path: '*', element: 'Elsewhere' }], { at, queryClient }) }
}

type User = ReturnType<typeof open>['user']
async function choose(user: User, action: string) {
  await user.click(await screen.findByRole('button', { name: /Bouten/ }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return screen.findByRole('dialog')
}

describe('product groups', () => {
  it('are listed with their products, and a row leads to all of them', async () => {
    open()
    const row = await screen.findByRole('row', { name: /Bouten/ })
    expect(row).toHaveTextContent('412')
    expect(within(row).getByRole('link', { name: 'Bouten' })).toHaveAttribute('href', '/products?group=3&visible=all')
  })

  it('are added by a name, which is asked for', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Add group' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add group' })
    await user.click(within(dialog).getByRole('button', { name: 'Add group' }))
    expect(within(dialog).getByText('Enter a name.')).toBeVisible()
    expect(sent('saveProductGroup')).toEqual([])
    await user.type(within(dialog).getByLabelText('Name'), ' Ankers {Enter}')
    expect(await screen.findByText('Group Ankers was added.')).toBeInTheDocument()
    expect(sent('saveProductGroup').map(({ body }) => body)).toEqual([{ name: 'Ankers' }])
    expect(sent('listProductGroupUse')).toHaveLength(2)
  })

  it('of another tenant are added to it', async () => {
    const { user, sent } = open([], '/products/groups?tenant=2')
    await user.click(await screen.findByRole('button', { name: 'Add group' }))
    await user.type(await screen.findByLabelText('Name'), 'Ankers{Enter}')
    expect(await screen.findByText('Group Ankers was added.')).toBeInTheDocument()
    expect(sent('listProductGroupUse')[0]?.query).toMatchObject({ tenant_id: 2 })
    expect(sent('saveProductGroup')[0]?.body).toEqual({ name: 'Ankers', tenant_id: 2 })
  })

  it('get another name, and say at the field that it is taken', async () => {
    const { api, user, sent } = open()
    api.use({
      saveProductGroup: () => {
        throw failWith('DUPLICATE', { message: 'Taken', fields: { name: 'There is already such a group.' } })
      },
    })
    const dialog = await choose(user, 'Rename')
    const field = within(dialog).getByLabelText('Name')
    expect(field).toHaveValue('Bouten')
    await user.type(field, ' M8{Enter}')
    expect(await within(dialog).findByText('There is already such a group.')).toBeVisible()
    expect(sent('saveProductGroup')[0]?.body).toEqual({ id: 3, name: 'Bouten M8' })
  })

  it('are deleted after a question', async () => {
    const { user, sent } = open()
    const dialog = await choose(user, 'Delete')
    expect(sent('deleteProductGroup')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Group Bouten was deleted.')).toBeInTheDocument()
  })

  it('that are in use say which products stand in the way, and lead there', async () => {
    const { api, user } = open()
    api.use({
      deleteProductGroup: () => {
        throw failWith('IN_USE', {
          message: '412 products are still in this group.',
          details: { count: 412, products: [] },
        })
      },
    })
    const dialog = await choose(user, 'Delete')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await within(dialog).findByText('412 products are still in this group.')).toBeVisible()
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/products?group=3&visible=all')
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled()
  })

  it('that a price list names say so, and lead to no products', async () => {
    const { api, user } = open()
    api.use({
      deleteProductGroup: () => {
        throw failWith('IN_USE', { message: 'Price list 2026 names this group.', details: { count: 1 } })
      },
    })
    const dialog = await choose(user, 'Delete')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await within(dialog).findByText('Price list 2026 names this group.')).toBeVisible()
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument()
  })
})
