import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { Field, Input } from './index.ts'

describe('what a field is described by', () => {
  it.each([
    ['nothing', {}, ''],
    ['what it is for', { hint: 'In centen' }, 'In centen'],
    ['what is wrong with it', { error: 'Vul een prijs in' }, 'Vul een prijs in'],
    ['both, what is wrong first', { error: 'Vul een prijs in', hint: 'In centen' }, 'Vul een prijs in In centen'],
  ])('is %s', (_, said, description) => {
    renderWithProviders(
      <Field label="Prijs" {...said}>
        {(control) => <Input {...control} />}
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Prijs' })).toHaveAccessibleDescription(description)
  })
})
