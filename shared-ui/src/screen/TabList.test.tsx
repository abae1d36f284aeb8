import { render, screen } from '@testing-library/react'
import { TabList } from './TabList.tsx'

const tabs = ['company', 'prices', 'security'].map((name) => ({ name, title: name }))

it('has the current tab in sight where the tabs go on beyond the edge', () => {
  const box = (left: number, right: number) => ({ left, right }) as DOMRect
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function of(this: HTMLElement) {
    return this.matches('[aria-selected="true"]') ? box(500, 600) : box(0, 390)
  })
  render(<TabList id="settings" label="Settings" tabs={tabs} current="security" onChange={() => {}} />)
  expect(screen.getByRole('tablist', { name: 'Settings' }).scrollLeft).toBe(468)
  jest.restoreAllMocks()
})
