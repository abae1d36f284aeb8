import { toastPlace, type Box } from './toastPlace.ts'

const size = { width: 420, height: 60 }
const wide = { width: 1440, height: 900 }

/** Puts buttons on the screen; the first one was used last. */
function screenWith(...boxes: readonly Box[]): void {
  document.body.replaceChildren(
    ...boxes.map((box) => {
      const button = document.createElement('button')
      jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(box as DOMRect)
      return button
    }),
  )
  document.querySelector('button')?.focus()
}

beforeEach(() => Object.assign(window, { innerWidth: wide.width, innerHeight: wide.height }))
afterEach(() => document.body.replaceChildren())

const at = (left: number, top: number): Box => ({ left, top, right: left + 120, bottom: top + 36 })

describe('the place of messages', () => {
  it('is the left of the foot while nothing is in the way', () => {
    screenWith(at(1200, 840))
    expect(toastPlace(size, 0, 'bottom-left')).toBe('bottom-left')
  })

  it('is where they cover no button', () => {
    screenWith(at(20, 840), at(1200, 840))
    expect(toastPlace(size, 0, 'bottom-left')).toBe('top-right')
  })

  it('is above all not on the button that was used', () => {
    const wall = [at(1200, 840), at(1200, 20), at(20, 20)]
    screenWith(at(20, 840), ...wall)
    expect(toastPlace(size, 0, 'bottom-left')).not.toBe('bottom-left')
  })

  it('is on no heading, though a button has to give way', () => {
    screenWith(at(900, 400), at(20, 840), at(1200, 840))
    const heading = document.createElement('h1')
    jest
      .spyOn(heading, 'getBoundingClientRect')
      .mockReturnValue({ left: 20, top: 20, right: 320, bottom: 60 } as DOMRect)
    const side = document.createElement('h2')
    jest
      .spyOn(side, 'getBoundingClientRect')
      .mockReturnValue({ left: 1100, top: 20, right: 1400, bottom: 60 } as DOMRect)
    document.body.append(heading, side)
    expect(toastPlace(size, 0, 'top-left')).toMatch(/^bottom/)
  })

  it('stays above a bar at the foot, and where it is as long as it is no worse', () => {
    screenWith(at(20, 850))
    expect(toastPlace(size, 70, 'bottom-left')).toBe('bottom-left')
    expect(toastPlace(size, 0, 'top-right')).toBe('top-right')
  })
})
