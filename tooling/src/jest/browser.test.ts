import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserJest } from './index.ts'
import { resultsIn, runFiles } from './testing/runFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-window-'))
symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'))

// What it leads to stays.
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = {
  'screen.tsx': `
    import { useEffect, useState } from 'react'
    import sheet from './screen.module.css'
    let drawn = 0
    export function Screen() {
      const [width, setWidth] = useState(0)
      useEffect(() => setWidth(window.innerWidth), [])
      return <button className={sheet.wide} onClick={() => setWidth(++drawn)}>{String(width)}</button>
    }`,
  'a.test.tsx': `
    import { useState } from 'react'
    import { render, screen } from '@testing-library/react'
    import userEvent from '@testing-library/user-event'
    import { Screen } from './screen.tsx'
    test('draws and presses', async () => {
      render(<Screen />)
      expect(screen.getByRole('button')).toHaveClass('wide')
      await userEvent.click(screen.getByRole('button'))
      expect(screen.getByText('1')).toBeInTheDocument()
    })
    test('leaves much behind', () => {
      Object.assign(useState, { left: true })
      document.body.append('left behind')
      document.body.className = 'left'
      document.cookie = 'left=1'
      document.title = 'left'
      localStorage.setItem('left', '1')
      history.replaceState({ left: true }, '', '/left')
      HTMLElement.prototype.click = () => { throw new Error('exchanged') }
      Object.assign(navigator, { left: true })
      Object.assign(window, { left: true })
      const called = () => document.body.append('called')
      for (const target of [window, document, document.body]) target.addEventListener('left', called)
      setTimeout(called, 100)
      requestAnimationFrame(called)
      globalThis.fetch = () => 'exchanged'
    })`,
  'b.test.tsx': `
    import { useState } from 'react'
    import { render, screen } from '@testing-library/react'
    import userEvent from '@testing-library/user-event'
    import { Screen } from './screen.tsx'
    test('finds the packages loaded, and the window as it was', async () => {
      expect(useState).toHaveProperty('left')
      for (const target of [window, document, document.body]) target.dispatchEvent(new Event('left'))
      await new Promise((resolve) => setTimeout(resolve, 150))
      expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
      expect([document.cookie, localStorage.length, location.pathname, history.state]).toEqual(['', 0, '/', null])
      expect([window, navigator, globalThis].some((each) => 'left' in each)).toBe(false)
      expect(String(fetch)).not.toContain('exchanged')
    })
    test('draws its own screen', async () => {
      render(<Screen />)
      expect(document.body).toHaveTextContent('1024')
      await userEvent.click(screen.getByRole('button'))
      expect(screen.getByText('1')).toBeInTheDocument()
    })
    test('has timers of its own', async () => {
      jest.useFakeTimers()
      const done = jest.fn()
      window.setTimeout(done, 60_000)
      jest.advanceTimersByTime(60_000)
      expect(done).toHaveBeenCalledTimes(1)
    })`,
  'c.test.tsx': `
    test('fails', () => expect(document.body).toHaveTextContent('nothing of the sort'))
    test('has what fails in a listener', () => {
      document.addEventListener('press', () => { throw new Error('in a listener') })
      document.dispatchEvent(new Event('press'))
    })
    test('is not silent', () => console.warn('aloud'))
    test('exchanges no module', () => expect(() => jest.mock('./screen.tsx', () => ({}))).toThrow('share their modules'))`,
}

describe('test files that share a window', () => {
  it('find the packages loaded, their screens new and the window as it was, and fail as ever', async () => {
    const { code, said } = await runFiles(folder, browserJest, files)
    expect(resultsIn(said)).toEqual([
      '✓ draws and presses',
      '✓ leaves much behind',
      '✓ finds the packages loaded, and the window as it was',
      '✓ draws its own screen',
      '✓ has timers of its own',
      '✕ fails',
      '✕ has what fails in a listener',
      '✕ is not silent',
      '✓ exchanges no module',
    ])
    expect(said).toContain('c.test.tsx:2:')
    expect(said).toContain('in a listener')
    expect(said).toContain('console.warn: aloud')
    expect(code).toBe(1)
  })
})
