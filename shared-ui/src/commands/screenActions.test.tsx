import { renderWithProviders } from '../testing/index.ts'
import { screenActions, useScreenActions, type ScreenAction } from './screenActions.ts'

function Part({ actions, covers = false }: { actions: readonly ScreenAction[]; covers?: boolean }) {
  useScreenActions(actions, { covers })
  return <input aria-label="Title" />
}
const action = (id: string, more: Partial<ScreenAction> = {}) => ({ id, label: id, ...more })
const ids = () => screenActions().map(({ id }) => id)

describe('actions of a screen', () => {
  it('are there as long as their part is, as they are now', () => {
    const { rerender, unmount } = renderWithProviders(<Part actions={[action('send')]} />)
    expect(ids()).toEqual(['send'])
    rerender(<Part actions={[action('send'), action('delete')]} />)
    expect(ids()).toEqual(['send', 'delete'])
    unmount()
    expect(ids()).toEqual([])
  })

  it('of a sheet over the page stand for it', () => {
    renderWithProviders(
      <>
        <Part actions={[action('new')]} />
        <Part actions={[action('close')]} covers />
      </>,
    )
    expect(ids()).toEqual(['close'])
  })

  it('are done at their key, unless somebody is typing', async () => {
    const run = jest.fn()
    const { user } = renderWithProviders(<Part actions={[action('edit', { shortcut: 'e', run })]} />)
    await user.keyboard('{Control>}e{/Control}x')
    expect(run).not.toHaveBeenCalled()
    await user.keyboard('e')
    expect(run).toHaveBeenCalledTimes(1)
    await user.tab()
    await user.keyboard('e')
    expect(run).toHaveBeenCalledTimes(1)
  })
})
