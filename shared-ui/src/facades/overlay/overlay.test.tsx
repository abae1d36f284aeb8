import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { renderRoutes } from '../../testing/renderRoutes.tsx'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { Select } from '../form/index.ts'
import { ConfirmDialog, Drawer, Modal, UnsavedChangesGuard, type UnsavedChangesGuardProps } from './index.ts'

describe('ConfirmDialog', () => {
  const setup = (pending = false) => {
    const answers = { onConfirm: jest.fn(), onCancel: jest.fn() }
    const rendered = renderWithProviders(
      <ConfirmDialog open danger title="Delete offer?" confirmLabel="Delete" pending={pending} {...answers}>
        The customer has this offer.
      </ConfirmDialog>,
    )
    return { ...rendered, ...answers }
  }

  it('asks, and does what was confirmed', async () => {
    const { user, onConfirm } = setup()
    expect(screen.getByRole('dialog', { name: 'Delete offer?' })).toHaveTextContent('The customer has this offer.')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('takes a double click for one answer, and can be asked again', async () => {
    const { user, onConfirm } = setup()
    const yes = screen.getByRole('button', { name: 'Delete' })
    fireEvent.click(yes)
    fireEvent.click(yes)
    expect(onConfirm).toHaveBeenCalledTimes(1)
    await user.click(yes)
    await user.click(yes)
    expect(onConfirm).toHaveBeenCalledTimes(3)
  })

  it('takes Escape and Cancel for no', async () => {
    const { user, onCancel } = setup()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(2)
  })

  it('cannot be left while it is done', async () => {
    const { user, onCancel } = setup(true)
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('stands in a place of its own, so that antd adds no style without a nonce', () => {
    setup()
    expect(document.getElementById('sf-overlays')).toContainElement(screen.getByRole('dialog'))
    expect(
      [...document.querySelectorAll('style')].some((style) => style.textContent?.includes('overflow-y: hidden')),
    ).toBe(false)
  })
})

describe('UnsavedChangesGuard', () => {
  const setup = (when: boolean, copy?: UnsavedChangesGuardProps['copy']) =>
    renderRoutes(
      [
        {
          path: '/offers/new',
          element: (
            <>
              <UnsavedChangesGuard when={when} copy={copy} />
              <Link to="/offers">Offers</Link>
            </>
          ),
        },
        { path: '/offers', element: <h1>All offers</h1> },
      ],
      { at: '/offers/new' },
    )

  it('asks before unsaved work is left', async () => {
    const { user } = setup(true)
    await user.click(screen.getByRole('link', { name: 'Offers' }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.queryByRole('heading', { name: 'All offers' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: 'Offers' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'All offers' })).toBeVisible()
  })

  it('asks the browser for nothing where what was entered is kept, and throws it away when that is said', async () => {
    const drop = jest.fn()
    const { user } = setup(true, { isKept: true, drop })
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Offers' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('What you entered is kept for you')
    await user.click(screen.getByRole('button', { name: 'Discard and leave' }))
    expect(drop).toHaveBeenCalledTimes(1)
    expect(await screen.findByRole('heading', { name: 'All offers' })).toBeVisible()
  })

  it('has nobody asked twice who leaves for a page that is loaded anew', async () => {
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user, router } = renderRoutes(
      [
        {
          path: '/offers/new',
          element: (
            <>
              <UnsavedChangesGuard when />
              <Link to="/offers">Offers</Link>
            </>
          ),
        },
        { path: '/offers', loader: () => new Promise<never>(() => {}), element: <h1>All offers</h1> },
      ],
      { at: '/offers/new' },
    )
    await user.click(screen.getByRole('link', { name: 'Offers' }))
    expect(leave()).toBe(false)
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(leave()).toBe(false)
    await user.click(screen.getByRole('link', { name: 'Offers' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(leave()).toBe(true)
    // What they went to does not come, and they go on with the form.
    await act(() => router.navigate('/offers/new'))
    expect(leave()).toBe(false)
  })

  it('lets go what is saved, and asks the browser only for what is not', async () => {
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user, unmount } = setup(false)
    expect(leave()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Offers' }))
    expect(await screen.findByRole('heading', { name: 'All offers' })).toBeVisible()
    unmount()
    setup(true)
    expect(leave()).toBe(false)
  })
})

it.each([
  ['a dialog', Modal],
  ['a sheet', Drawer],
])('opens what belongs to %s within it', async (_, Overlay) => {
  const { user } = renderWithProviders(
    <Overlay open title="Line">
      <Select aria-label="Unit" options={[{ value: 'm', label: 'Metre' }]} />
    </Overlay>,
  )
  await user.click(await screen.findByRole('combobox', { name: 'Unit' }))
  expect(screen.getByRole('dialog', { name: 'Line' })).toContainElement(await screen.findByTitle('Metre'))
})

it.each([
  ['nl', 'Sluiten'],
  ['en', 'Close'],
] as const)('calls the cross of a dialog and of a sheet by its name in %s', async (language, name) => {
  renderWithProviders(
    <>
      <Modal open title="Dialog" footer={null} />
      <Drawer open title="Sheet" />
    </>,
    { language },
  )
  expect(await screen.findAllByRole('button', { name, hidden: true })).toHaveLength(2)
})
