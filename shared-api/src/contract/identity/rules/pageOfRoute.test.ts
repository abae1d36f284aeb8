import { pageOfRoute } from './pageOfRoute.ts'

describe('the page behind an address', () => {
  const route = { page: 'offer', pages: { 'edit=1': 'offer-editor' } }

  it.each([
    ['', 'offer'],
    ['?version=2', 'offer'],
    ['?edit=1', 'offer-editor'],
    ['?version=2&edit=1', 'offer-editor'],
    ['?edit=10', 'offer'],
    [undefined, undefined],
  ])('with the query %p is %p', (search, page) => {
    expect(pageOfRoute(route, search)).toBe(page)
  })

  it('is one for every query where the area names no other', () => {
    expect(pageOfRoute({ page: 'offer-list' }, undefined)).toBe('offer-list')
    expect(pageOfRoute({}, '?a=b')).toBeUndefined()
  })
})
