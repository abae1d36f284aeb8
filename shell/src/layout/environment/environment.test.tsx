import { signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import { renderShell } from '../../testing/renderShell.tsx'
import { askedEnvironment, chooseEnvironment, withoutQuestion } from './chosenEnvironment.ts'

afterEach(() => {
  chooseEnvironment(null)
  signOutInTest()
})

test('an address asks for an environment by its name alone, and stays the same without the question', () => {
  expect(askedEnvironment({ search: '?environment=staging&a=1' })).toBe('staging')
  expect(askedEnvironment({ search: '?environment=a;b' })).toBeNull()
  expect(askedEnvironment({ search: '' })).toBeNull()
  expect(withoutQuestion('http://h.test/offers?environment=staging&a=1#x')).toBe('http://h.test/offers?a=1#x')
})

test('the choice is kept in a cookie that the server reads, until it is taken back', () => {
  chooseEnvironment('staging')
  expect(document.cookie).toContain('staffel_environment=staging')
  chooseEnvironment(null)
  expect(document.cookie).not.toContain('staffel_environment')
})

test('a page of another environment than that of the address says so, with a way back', async () => {
  signInAs({ roles: ['User'] })
  renderShell({ at: '/offers', environment: { name: 'staging', production: false, insteadOf: 'development' } })
  const bar = within(await screen.findByRole('complementary', { name: 'Environment' }))
  expect(bar.getByText('You are looking at staging in this browser.')).toBeVisible()
  expect(bar.getByRole('button', { name: 'Back to development' })).toBeVisible()
})

test('so does an address that people work at and that is not production; production itself does not', async () => {
  signInAs({ roles: ['User'] })
  const { unmount } = renderShell({ at: '/offers', environment: { name: 'staging', production: true } })
  expect(await screen.findByText('This is staging.')).toBeVisible()
  unmount()
  renderShell({ at: '/offers', environment: { name: 'production', production: true } })
  await screen.findByRole('heading', { name: 'Offer list' })
  expect(screen.queryByRole('complementary', { name: 'Environment' })).toBeNull()
})
