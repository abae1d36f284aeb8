import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { Button, Dropdown, Screen } from '../core/index.ts'
import { ConfirmDialog, Modal } from './index.ts'

type What = 'gone' | 'asked' | 'second'

function Page() {
  const [open, setOpen] = useState<What | null>(null)
  const close = () => setOpen(null)
  const items = [{ key: 'delete', label: 'Delete', onClick: () => setOpen('asked') }]
  return (
    <Screen title="Customers">
      <Button onClick={() => setOpen('gone')}>Edit</Button>
      <Button onClick={() => setOpen('asked')}>Delete all</Button>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button>More</Button>
      </Dropdown>
      {open === 'gone' && (
        <Modal open title="Editing" onOk={() => setOpen('second')} okText="Next" onCancel={close}>
          <input aria-label="Name" autoFocus />
        </Modal>
      )}
      {open === 'second' && (
        <Modal open title="Then" onCancel={close}>
          <input aria-label="Place" autoFocus />
        </Modal>
      )}
      <ConfirmDialog danger open={open === 'asked'} title="Sure?" onConfirm={close} onCancel={close} />
    </Screen>
  )
}

async function opened(...presses: readonly string[]) {
  const { user } = renderWithProviders(<Page />)
  for (const name of presses)
    await user.click(await screen.findByRole(name === 'Delete' ? 'menuitem' : 'button', { name }))
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
}

describe('whoever closes a dialog', () => {
  it.each([
    ['that is gone at once', ['Edit'], 'Edit'],
    ['whose answer had the focus from the start', ['Delete all'], 'Delete all'],
    ['that a menu opened', ['More', 'Delete'], 'More'],
    ['that came in the place of another', ['Edit', 'Next'], 'Edit'],
  ])('is where they were before one %s', async (_which, presses, back) => {
    await opened(...presses)
    await waitFor(() => expect(screen.getByRole('button', { name: back })).toHaveFocus())
  })
})
