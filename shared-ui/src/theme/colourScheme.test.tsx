import { act, render, screen } from '@testing-library/react'
import { applySchemeChoice, chooseScheme, useScheme, useSchemeChoice } from './colourScheme.ts'

function Shown() {
  return <p>{`${useSchemeChoice()} ${useScheme()}`}</p>
}

const onDocument = () => document.documentElement.dataset['scheme']

afterEach(() => act(() => chooseScheme('system')))

it('follows the system until somebody chooses, and again when they choose that', () => {
  applySchemeChoice()
  render(<Shown />)
  expect(screen.getByText('system light')).toBeVisible()
  expect(onDocument()).toBeUndefined()

  act(() => chooseScheme('dark'))
  expect(screen.getByText('dark dark')).toBeVisible()
  expect(onDocument()).toBe('dark')

  act(() => chooseScheme('system'))
  expect(screen.getByText('system light')).toBeVisible()
  expect(onDocument()).toBeUndefined()
})

it('changes with the choice of another tab', () => {
  render(<Shown />)
  act(() => {
    localStorage.setItem('staffel.scheme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'staffel.scheme' }))
  })
  expect(screen.getByText('dark dark')).toBeVisible()
  expect(onDocument()).toBe('dark')
})

it('shows the choice in a browser that keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied')
  })
  render(<Shown />)
  act(() => chooseScheme('dark'))
  expect(screen.getByText('dark dark')).toBeVisible()
})
