import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { renderRoutes } from '@staffel/shared-ui/testing'
import { AreaError, type AreaFailure } from './AreaError.ts'
import { reloadForMissingFile } from './reloadForMissingFile.ts'

const missing: AreaFailure = { kind: 'http', status: 404, url: 'http://localhost/r/offers/1.0.0-a/list.js' }

function reloads(failure: AreaFailure, { revision = 1 } = {}): boolean {
  let reloaded = false
  const reload = () => {
    reloaded = true
  }
  reloadForMissingFile(new AreaError('offers', failure), { revision, reload })
  return reloaded
}

describe('a file of an area that is no longer there', () => {
  beforeEach(() => sessionStorage.clear())

  it('reloads the page once per revision', () => {
    expect([reloads(missing), reloads(missing), reloads(missing, { revision: 2 })]).toEqual([true, false, true])
  })

  it('never reloads over unsaved work', () => {
    const form = renderRoutes([{ path: '/', element: <UnsavedChangesGuard when /> }])
    expect(reloads(missing)).toBe(false)
    form.unmount()
    expect(reloads(missing)).toBe(true)
  })

  it('reloads where what was typed is kept, and comes back', () => {
    renderRoutes([{ path: '/', element: <UnsavedChangesGuard when copy={{ isKept: true, drop: () => {} }} /> }])
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
