import { screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { forgetFailedParts, lazyPart } from './lazyPart.tsx'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    const again = () => {
      forgetFailedParts()
      this.setState({ failed: false })
    }
    return this.state.failed ? (
      <button type="button" onClick={again}>
        Try again
      </button>
    ) : (
      this.props.children
    )
  }
}

it('loads again after a failure, when somebody asks for it and not before', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const load = jest
    .fn(async () => ({ name }: { name: string }) => <p>Dialog of {name}</p>)
    .mockRejectedValueOnce(new Error('chunk'))
  const Dialog = lazyPart(load)
  const { user } = renderWithProviders(
    <Boundary>
      <Suspense fallback="…">
        <Dialog name="offers" />
      </Suspense>
    </Boundary>,
  )
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Dialog of offers')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  said.mockRestore()
})
