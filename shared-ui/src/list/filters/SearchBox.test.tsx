import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../testing/index.ts'
import { SearchBox } from './SearchBox.tsx'

describe('the search of a list', () => {
  it('is reached by /, which is typed in it as any other key', async () => {
    const { user } = renderWithProviders(<SearchBox value="" onChange={() => {}} label="Search" />)
    await user.keyboard('/')
    const search = screen.getByRole('searchbox', { name: 'Search' })
    expect(search).toHaveFocus()
    await user.keyboard('n/')
    expect(search).toHaveValue('n/')
  })

  it('leaves alone who has a dialog before them', async () => {
    const { user } = renderWithProviders(
      <>
        <SearchBox value="" onChange={() => {}} label="Search" />
        <div role="dialog" aria-modal="true" />
      </>,
    )
    await user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search' })).not.toHaveFocus()
  })
})
