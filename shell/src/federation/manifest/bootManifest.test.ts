import { readBootManifest } from './bootManifest.ts'
import { bootArea, bootManifest } from '../testing/world.tsx'

const good = bootManifest([bootArea('offers')])

function pageWith(content: string | undefined): Document {
  const page = document.implementation.createHTMLDocument()
  if (content === undefined) return page
  const script = page.createElement('script')
  script.type = 'application/json'
  script.id = 'boot'
  script.textContent = content
  page.head.append(script)
  return page
}

describe('the boot manifest', () => {
  beforeEach(() => localStorage.clear())

  it('is read from the page', () => {
    expect(readBootManifest(pageWith(JSON.stringify(good)))).toEqual({ ok: true, boot: good, stale: false })
  })

  it('loses only the area whose entry is bad', () => {
    const text = JSON.stringify({ ...good, areas: [{ enabled: true }, null, ...good.areas] })
    expect(readBootManifest(pageWith(text))).toMatchObject({
      ok: true,
      boot: { areas: [{ document: { id: 'offers' } }] },
    })
  })

  it('is refused when its schema is not ours, even with an earlier good one at hand', () => {
    readBootManifest(pageWith(JSON.stringify(good)))
    expect(readBootManifest(pageWith(JSON.stringify({ ...good, schema: 2 })))).toEqual({
      ok: false,
      problem: 'unknown-schema',
    })
  })

  it.each([
    ['not JSON', '{'],
    ['another document', '{"schema":1}'],
    ['empty', ''],
  ])('falls back to the last good one when %s, and says so', (_case, text) => {
    expect(readBootManifest(pageWith(text)).ok).toBe(false)
    readBootManifest(pageWith(JSON.stringify(good)))
    expect(readBootManifest(pageWith(text))).toEqual({ ok: true, boot: good, stale: true })
  })

  it('names what is wrong when there is nothing to fall back to', () => {
    expect(readBootManifest(pageWith(undefined))).toEqual({ ok: false, problem: 'missing' })
    expect(readBootManifest(pageWith('{'))).toEqual({ ok: false, problem: 'unreadable' })
  })
})
