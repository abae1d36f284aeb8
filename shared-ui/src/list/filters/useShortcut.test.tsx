import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../testing/index.ts'
import { SearchBox } from './SearchBox.tsx'
import { useShortcut } from './useShortcut.ts'

function Screen({ onNew, dialog = false }: { onNew: () => void; dialog?: boolean }) {
  useShortcut('n', onNew)
  return (
    <>
      <SearchBox value="" onChange={() => {}} label="Search" />
      {dialog && <div role="dialog" aria-modal="true" />}
    </>
  )
}

describe('a shortcut', () => {
  it('does its work at its key alone', async () => {
    const onNew = jest.fn()
    const { user } = renderWithProviders(<Screen onNew={onNew} />)
    await user.keyboard('m{Control>}n{/Control}')
    expect(onNew).not.toHaveBeenCalled()
    await user.keyboard('n')
    expect(onNew).toHaveBeenCalledTimes(1)
  })

  it('leaves alone who is typing', async () => {
    const onNew = jest.fn()
    const { user } = renderWithProviders(<Screen onNew={onNew} />)
    await user.keyboard('/')
    const search = screen.getByRole('searchbox', { name: 'Search' })
    expect(search).toHaveFocus()
    await user.keyboard('n/')
    expect(search).toHaveValue('n/')
    expect(onNew).not.toHaveBeenCalled()
  })

  it('leaves alone who has a dialog before them', async () => {
    const onNew = jest.fn()
    const { user } = renderWithProviders(<Screen onNew={onNew} dialog />)
    await user.keyboard('n')
    expect(onNew).not.toHaveBeenCalled()
  })
})
