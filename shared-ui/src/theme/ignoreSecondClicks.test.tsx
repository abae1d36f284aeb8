import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type FormEvent } from 'react'
import { Button, Dropdown } from '../facades/core/index.ts'
import { Modal } from '../facades/overlay/index.ts'
import { renderWithProviders } from '../testing/renderWithProviders.tsx'

function Screen({ onAnswer }: { onAnswer: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <Modal open={open} title="Sure?" onOk={onAnswer} onCancel={() => setOpen(false)} okText="Yes" />
    </>
  )
}

const background = () => screen.getByRole('dialog').closest('.ant-modal-wrap') as HTMLElement

/** One click as a mouse makes it; `count` is its place in a double click. */
function press(element: Element, count: number): void {
  fireEvent.mouseDown(element, { detail: count })
  fireEvent.mouseUp(element, { detail: count })
  fireEvent.click(element, { detail: count })
}

describe('the second click of a double click on a button that opens a dialog', () => {
  const opened = () => {
    const onAnswer = jest.fn()
    renderWithProviders(<Screen onAnswer={onAnswer} />)
    press(screen.getByRole('button', { name: 'Ask' }), 1)
    return onAnswer
  }

  it('leaves the dialog open', () => {
    opened()
    press(background(), 2)
    expect(background()).not.toHaveStyle({ display: 'none' })
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('answers nothing', () => {
    const onAnswer = opened()
    press(screen.getByRole('button', { name: 'Yes' }), 2)
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('is no bar to what is clicked afterwards', () => {
    const onAnswer = opened()
    press(background(), 2)
    press(screen.getByRole('button', { name: 'Yes' }), 1)
    press(screen.getByRole('button', { name: 'Yes' }), 2)
    expect(onAnswer).toHaveBeenCalledTimes(2)
  })
})

it('A form is sent once by a double click, and again by the next click', () => {
  const onSend = jest.fn((event: FormEvent) => event.preventDefault())
  renderWithProviders(
    <form onSubmit={onSend}>
      <button type="submit">
        <span>Send</span>
      </button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  press(button, 1)
  press(button, 2)
  expect(onSend).toHaveBeenCalledTimes(1)
  press(button, 1)
  expect(onSend).toHaveBeenCalledTimes(2)
})

describe('the second click of a double click on a button that opens a menu', () => {
  it('leaves the menu open, and a click afterwards closes it', async () => {
    renderWithProviders(
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'a', label: 'Late' }] }}>
        <Button>Views</Button>
      </Dropdown>,
    )
    const button = screen.getByRole('button', { name: 'Views' })
    press(button, 1)
    press(button, 2)
    expect(await screen.findByRole('menuitem', { name: 'Late' })).toBeVisible()
    expect(button).toHaveClass('ant-dropdown-open')
    press(button, 1)
    await waitFor(() => expect(button).not.toHaveClass('ant-dropdown-open'))
  })
})
