import { AreaError, type AreaFailure } from './AreaError.ts'
import { reloadForMissingFile } from './reloadForMissingFile.ts'

const missing: AreaFailure = { kind: 'http', status: 404, url: 'http://localhost/r/offers/1.0.0-a/list.js' }

function reloads(failure: AreaFailure, { revision = 1, unsaved = false } = {}): boolean {
  let reloaded = false
  const reload = () => {
    reloaded = true
  }
  reloadForMissingFile(new AreaError('offers', failure), { revision, hasUnsavedWork: () => unsaved, reload })
  return reloaded
}

describe('a file of an area that is no longer there', () => {
  beforeEach(() => sessionStorage.clear())

  it('reloads the page once per revision', () => {
    expect([reloads(missing), reloads(missing), reloads(missing, { revision: 2 })]).toEqual([true, false, true])
  })

  it('never reloads over unsaved work', () => {
    expect(reloads(missing, { unsaved: true })).toBe(false)
    expect(reloads(missing)).toBe(true)
  })

  it('is the only failure that reloads', () => {
    const others: AreaFailure[] = [
      { kind: 'network' },
      { ...missing, status: 503 },
      { ...missing, url: 'http://localhost/r/offers/1.0.0-a/remoteEntry.js' },
    ]
    expect(others.map((failure) => reloads(failure))).toEqual([false, false, false])
  })
})
