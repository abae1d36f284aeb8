import { screen, waitFor } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'

const open = (visit: Partial<Visit> = {}) => renderCatalogue({ routes, at: '/products', ...visit })

describe('the catalogue as a file', () => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    URL.createObjectURL = () => 'blob:products'
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  afterEach(() => jest.restoreAllMocks())

  it('is saved from the menu of the list, of the company that is looked at', async () => {
    const { user, callsOf } = open({
      at: '/products?tenant=2',
      user: { roles: ['Admin'], is_tenant: false },
      answers: { exportProducts: () => ({ blob: new Blob(['x'], { type: 'text/csv' }), filename: 'Producten.csv' }) },
    })
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }))
    await waitFor(() => expect(saved).toEqual(['Producten.csv']))
    expect(callsOf('exportProducts')[0]?.query).toEqual({ format: 'csv', tenant_id: 2 })
  })

  it('is not offered to a customer’s Manager', async () => {
    open({ user: { roles: ['Manager'], is_tenant: false } })
    await screen.findByRole('row', { name: /Zeskantbout/ })
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
  })
})
