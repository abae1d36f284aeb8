import { screen } from '@testing-library/react'
import { useState } from 'react'
import { DateInput } from '../date/index.ts'
import { Modal } from '../overlay/index.ts'
import { SearchBox } from '../../list/filters/SearchBox.tsx'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { Select } from './index.ts'

const nothing = () => {}
const options = [{ value: 1, label: 'Gamma' }]

describe('what a button that empties or closes is called', () => {
  it.each([
    ['a select', <Select key="s" aria-label="Klant" allowClear value={1} options={options} />, 'Wissen'],
    ['a date', <DateInput key="d" aria-label="Datum" value="2026-03-05" />, 'Wissen'],
    ['a search', <SearchBox key="b" label="Zoeken" value="bout" onChange={nothing} />, 'Wissen'],
    ['a dialog', <Modal key="m" open title="Versies" onCancel={nothing} footer={null} />, 'Sluiten'],
  ])('is Dutch in Dutch: %s', (_, element, name) => {
    renderWithProviders(element, { language: 'nl' })
    expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^(clear|reset|close|close-circle)$/i })).not.toBeInTheDocument()
  })
})

function Chosen({ onClear = nothing, search = false }: { onClear?: () => void; search?: boolean }) {
  const [value, setValue] = useState<number | undefined>(1)
  return (
    <Select
      aria-label="Klant"
      allowClear
      showSearch={search}
      value={value}
      options={options}
      onChange={setValue}
      onClear={onClear}
    />
  )
}

describe('a select that may be empty', () => {
  it.each(['Delete', 'Backspace'])('is emptied by %s, and says so while there is something in it', async (key) => {
    const onClear = jest.fn()
    const { user } = renderWithProviders(<Chosen onClear={onClear} />, { language: 'nl' })
    const field = screen.getByRole('combobox', { name: 'Klant' })
    expect(field).toHaveAccessibleDescription('Delete of Backspace maakt dit veld leeg.')
    await user.tab()
    await user.keyboard(`{${key}}`)
    expect(screen.queryByText('Gamma')).not.toBeInTheDocument()
    expect(onClear).toHaveBeenCalledTimes(1)
    expect(field).toHaveFocus()
    expect(field).not.toHaveAccessibleDescription()
  })

  it('keeps what is in it while somebody mends what they search for', async () => {
    const onClear = jest.fn()
    const { user } = renderWithProviders(<Chosen search onClear={onClear} />, { language: 'nl' })
    await user.type(screen.getByRole('combobox', { name: 'Klant' }), 'ga{Backspace}')
    expect(onClear).not.toHaveBeenCalled()
  })

  it('is not emptied where it may not be empty', async () => {
    const onChange = jest.fn()
    const { user } = renderWithProviders(
      <Select aria-label="Klant" value={1} options={options} onChange={onChange} />,
      { language: 'nl' },
    )
    await user.tab()
    await user.keyboard('{Delete}')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('combobox', { name: 'Klant' })).not.toHaveAccessibleDescription()
  })
})
