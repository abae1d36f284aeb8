import { screen } from '@testing-library/react'
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
