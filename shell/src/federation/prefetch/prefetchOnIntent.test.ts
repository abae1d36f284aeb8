import { prefetchOnIntent } from './prefetchOnIntent.ts'

describe('prefetch on intent', () => {
  const asked: string[] = []
  let stop = () => {}
  beforeEach(() => {
    jest.useFakeTimers()
    asked.length = 0
    document.body.innerHTML = '<a href="/people?q=1"><b>people</b></a><a href="/offers">offers</a>'
    stop = prefetchOnIntent((address) => asked.push(address))
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
  })

  const on = (type: string, selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
  const wait = () => jest.advanceTimersByTime(1000)

  it('asks once for a link that is pointed at, pressed and focused, however long that takes', () => {
    on('pointerover', 'b')
    wait()
    on('pointerover', 'a')
    wait()
    on('focusin', 'a')
    wait()
    expect(asked).toEqual(['/people?q=1'])
  })

  it('asks again when the pointer comes back, and for another link', () => {
    on('pointerover', 'a')
    wait()
    on('pointerout', 'a')
    on('pointerover', 'a')
    wait()
    on('focusin', 'a[href="/offers"]')
    wait()
    expect(asked).toEqual(['/people?q=1', '/people?q=1', '/offers'])
  })

  it('asks for nothing that the pointer only passes', () => {
    on('pointerover', 'a')
    on('pointerout', 'a')
    wait()
    expect(asked).toEqual([])
  })
})
