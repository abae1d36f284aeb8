import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { DateInput, type DateInputProps } from './DateInput.tsx'

function Field(props: DateInputProps) {
  const [date, setDate] = useState(props.value)
  const change = (next: string | null) => {
    setDate(next)
    props.onChange?.(next)
  }
  return <DateInput aria-label="Valid until" {...props} value={date} onChange={change} />
}

const field = () => screen.getByRole('textbox', { name: 'Valid until' })

describe('DateInput', () => {
  it('shows a date per language', () => {
    const { unmount } = renderWithProviders(<Field value="2026-03-05" />, { language: 'nl' })
    expect(field()).toHaveValue('05-03-2026')
    unmount()
    renderWithProviders(<Field value="2026-03-05" />, { language: 'en' })
    expect(field()).toHaveValue('5 Mar 2026')
  })

  it.each(['5-3-2026', '05/03/2026', '2026-03-05'])('understands %s', async (typed) => {
    const changed = jest.fn()
    const { user } = renderWithProviders(<Field onChange={changed} />, { language: 'nl' })
    await user.type(field(), typed)
    await user.keyboard('{Enter}')
    expect(changed).toHaveBeenLastCalledWith('2026-03-05')
  })

  it('takes a date by Enter without sending the form around it, and opens by it', async () => {
    const [changed, sent] = [jest.fn(), jest.fn()]
    const { user } = renderWithProviders(
      <form onSubmit={sent}>
        <Field onChange={changed} />
      </form>,
      { language: 'nl' },
    )
    await user.tab()
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('columnheader')).toHaveLength(7)
    await user.type(field(), '5-3-2026{Enter}')
    expect(changed).toHaveBeenLastCalledWith('2026-03-05')
    expect(sent).not.toHaveBeenCalled()
  })

  it('can be emptied', () => {
    const changed = jest.fn()
    renderWithProviders(<Field value="2026-03-05" onChange={changed} />)
    // The button takes the pointer only while that is above the field, which jsdom cannot tell.
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(changed).toHaveBeenLastCalledWith(null)
    expect(field()).toHaveValue('')
  })

  it('starts the week on Monday', async () => {
    const { user } = renderWithProviders(<Field value="2026-03-05" />, { language: 'en' })
    await user.click(field())
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mo')
  })
})
