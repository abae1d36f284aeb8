import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { Button, Dropdown, Screen } from './index.ts'

function setup() {
  const chosen = jest.fn()
  const items = ['Resend', 'Cancel'].map((label) => ({ key: label, label, onClick: () => chosen(label) }))
  const rendered = renderWithProviders(
    <Screen title="Invites">
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button>Actions</Button>
      </Dropdown>
    </Screen>,
  )
  return { ...rendered, chosen, button: screen.getByRole('button', { name: 'Actions' }) }
}

test('a menu that is opened by the keyboard begins at its first entry, and ends at its button', async () => {
  const { user, chosen, button } = setup()
  await user.tab()
  await user.keyboard('{Enter}')
  const first = screen.getByRole('menuitem', { name: 'Resend' })
  await waitFor(() => expect(first).toHaveFocus())
  // Nothing is left of the key for what it opens.
  expect(fireEvent.keyDown(first, { key: 'Enter', keyCode: 13 })).toBe(false)
  expect(chosen.mock.calls).toEqual([['Resend']])
  await waitFor(() => expect(button).toHaveFocus())
})
