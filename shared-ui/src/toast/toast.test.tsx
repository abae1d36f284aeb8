import { act, fireEvent, screen } from '@testing-library/react'
import { renderWithProviders } from '../testing/renderWithProviders.tsx'
import { toast } from './toast.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const say = (what: () => void) => act(what)

describe('toasts', () => {
  it('stand above a bar that stays at the foot, and not above one that was left behind', () => {
    renderWithProviders(
      <footer data-foot style={{ position: 'sticky' }}>
        Save
      </footer>,
    )
    const bar = screen.getByText('Save')
    const stand = (bottom: number) =>
      jest.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ top: bottom - 70, bottom, height: 70 } as DOMRect)
    const region = screen.getByRole('region', { name: 'Messages' })
    stand(window.innerHeight)
    say(() => toast.success('Saved'))
    expect(region.style.getPropertyValue('--sf-foot')).toBe('70px')
    stand(300)
    say(() => toast.success('Saved again'))
    expect(region.style.getPropertyValue('--sf-foot')).toBe('0px')
  })

  it('pass by themselves', () => {
    renderWithProviders(null)
    say(() => toast.success('Saved'))
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    pass(5000)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('stand still while the pointer is on them', () => {
    renderWithProviders(null)
    say(() => toast.info('Read me'))
    fireEvent.mouseEnter(screen.getByRole('status'))
    pass(60_000)
    expect(screen.getByText('Read me')).toBeVisible()
    fireEvent.mouseLeave(screen.getByRole('status'))
    pass(5000)
    expect(screen.queryByText('Read me')).not.toBeInTheDocument()
  })

  it('stay, when something failed, until it is tried again', () => {
    const retry = jest.fn()
    renderWithProviders(null, { language: 'nl' })
    say(() => toast.failure('Opslaan mislukt', retry, { description: 'Kenmerk 7' }))
    pass(60_000)
    expect(screen.getByRole('alert')).toHaveTextContent('Kenmerk 7')
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(retry).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('can take a change back for ten seconds', () => {
    const undo = jest.fn()
    renderWithProviders(null)
    say(() => toast.undo('Request deleted', undo))
    pass(9000)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
    say(() => toast.undo('Request deleted', undo))
    pass(10_000)
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('replace the one with the same id, and can be closed', () => {
    renderWithProviders(null)
    say(() => toast.error('First', { id: 'save' }))
    say(() => toast.error('Second', { id: 'save' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Second')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('are at most four', () => {
    renderWithProviders(null)
    say(() => ['1', '2', '3', '4', '5'].forEach((text) => toast.info(text)))
    expect(screen.getAllByRole('status').map((shown) => shown.textContent)).toEqual(['2', '3', '4', '5'])
  })
})
