import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { MoneyInput, QuantityInput } from './index.ts'

function Price({ initial, onChange }: { initial: number | null; onChange?: (value: number) => void }) {
  const [price, setPrice] = useState<number | null>(initial)
  const change = (value: number) => {
    setPrice(value)
    onChange?.(value)
  }
  return <MoneyInput aria-label="Price" value={price} onChange={change} />
}

const field = () => screen.getByRole('textbox', { name: 'Price' })

describe('MoneyInput', () => {
  it('shows euros the Dutch way, in English too', () => {
    renderWithProviders(<Price initial={1234.5} />, { language: 'en' })
    expect(field()).toHaveValue('1.234,50')
  })

  it.each([
    ['1.234,5', 1234.5, '1.234,50'],
    ['1234.56', 1234.56, '1.234,56'],
    ['0,005', 0.01, '0,01'],
    ['-3', 0, '0,00'],
    ['abc', 0, '0,00'],
    ['£ 12,50', 12.5, '12,50'],
    ['$ 12,50', 12.5, '12,50'],
    ['12,', 12, '12,00'],
  ])('reads "%s" as %d', async (typed, value, shown) => {
    const changed = jest.fn()
    const { user } = renderWithProviders(<Price initial={7} onChange={changed} />)
    await user.clear(field())
    await user.type(field(), typed)
    expect(changed).toHaveBeenLastCalledWith(value)
    expect(field()).toHaveValue(typed)
    await user.tab()
    expect(field()).toHaveValue(shown)
  })

  it.each(['abc', '12,,50', '12,50,'])('says that "%s" is no number, and counts as 0', async (typed) => {
    const changed = jest.fn()
    const { user } = renderWithProviders(<Price initial={7} onChange={changed} />)
    await user.clear(field())
    await user.type(field(), typed)
    expect(changed).toHaveBeenLastCalledWith(0)
    expect(field()).toHaveValue(typed)
    expect(field()).toBeInvalid()
    await user.tab()
    expect(field()).toHaveValue('0,00')
    expect(field()).toBeValid()
    expect(screen.getByRole('status')).toHaveTextContent('That is not a number, and counts as 0.')
  })

  it('is written over by who comes by the keyboard and types on at once', async () => {
    const { user } = renderWithProviders(<Price initial={1234.5} />)
    act(() => field().focus())
    await user.keyboard('7')
    expect(field()).toHaveValue('7')
  })

  it('keeps a first digit that stood there already, from who types before the page is drawn again', async () => {
    const frames: FrameRequestCallback[] = []
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
    const { user } = renderWithProviders(<QuantityInput aria-label="Price" value={1} onChange={() => undefined} />)
    act(() => field().focus())
    await user.keyboard('1')
    act(() => frames.splice(0).forEach((draw) => draw(0)))
    await user.keyboard('20')
    expect(field()).toHaveValue('120')
  })

  it('is 0 when it is emptied', async () => {
    const changed = jest.fn()
    const { user } = renderWithProviders(<Price initial={7} onChange={changed} />)
    await user.clear(field())
    expect(changed).toHaveBeenLastCalledWith(0)
  })

  it('changes by a cent with the arrow keys, never below 0', async () => {
    const changed = jest.fn()
    const { user } = renderWithProviders(<Price initial={0.1} onChange={changed} />)
    await user.click(field())
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(changed).toHaveBeenLastCalledWith(0.12)
    await user.keyboard('{ArrowDown>20/}')
    expect(changed).toHaveBeenLastCalledWith(0)
    expect(field()).toHaveValue('0,00')
  })

  it('is empty when there is no price', () => {
    renderWithProviders(<Price initial={null} />)
    expect(field()).toHaveValue('')
  })
})

describe('QuantityInput', () => {
  it('keeps three decimals and drops zeros', async () => {
    const changed = jest.fn()
    const { user } = renderWithProviders(<QuantityInput aria-label="Quantity" value={1250} onChange={changed} />)
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    expect(quantity).toHaveValue('1.250')
    await user.click(quantity)
    expect(quantity).toHaveValue('1250')
    await user.clear(quantity)
    await user.type(quantity, '10,1256')
    expect(changed).toHaveBeenLastCalledWith(10.126)
  })
})
