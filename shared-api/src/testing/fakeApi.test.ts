import {
  deleteOffer,
  diffOfferVersions,
  downloadOfferPdf,
  listOffers,
  listRoles,
  listTenants,
  saveOffer,
  type ApiError,
} from '../client/index.ts'
import { failWith, fakeApi } from './index.ts'

const reported = () => jest.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => jest.restoreAllMocks())

describe('fakeApi', () => {
  it('answers a call with its values read as the API reads them', async () => {
    const api = fakeApi({
      listOffers: ({ query }) => ({ items: [], total: (query.page ?? 1) * 100 + (query.filters?.search?.length ?? 0) }),
    })
    expect(await listOffers(api.client, { query: { page: 2, filters: { search: 'bout' } } })).toEqual({
      items: [],
      total: 204,
      totalIsMinimum: false,
    })
    expect(api.calls).toMatchObject([{ endpoint: { id: 'listOffers' }, query: { page: 2 } }])
  })

  it('takes a bare array as the whole list, and answers that are added later', async () => {
    const api = fakeApi({ listTenants: () => [{ id: 1, name: 'Staalhandel' }] })
    api.use({ listOffers: () => [], listTenants: () => [] })
    expect([await listTenants(api.client), (await listOffers(api.client)).total]).toEqual([[], 0])
  })

  it('refuses as the API does', async () => {
    const api = fakeApi({
      deleteOffer: ({ params }) => {
        throw failWith('STALE', { current: { id: params.id } })
      },
    })
    const failure: ApiError = await deleteOffer(api.client, { params: { id: '7' } }).catch((error) => error)
    expect(failure).toMatchObject({ code: 'STALE', status: 409, current: { id: '7' } })
  })

  it('answers with a file', async () => {
    const api = fakeApi({
      downloadOfferPdf: ({ params }) => ({
        blob: new Blob(['%PDF'], { type: 'application/pdf' }),
        filename: `Offerte ${params.id} é.pdf`,
      }),
    })
    const { blob, filename } = await downloadOfferPdf(api.client, { params: { id: '7' } })
    expect([await blob.text(), blob.type, filename]).toEqual(['%PDF', 'application/pdf', 'Offerte 7 é.pdf'])
  })

  it('takes a fixed part of a path before a parameter', async () => {
    const api = fakeApi({
      diffOfferVersions: () => {
        throw failWith('NOT_FOUND')
      },
    })
    await diffOfferVersions(api.client, { params: { offerId: '7' }, query: { from: 1, to: 2 } }).catch(() => {})
    expect(api.calls).toMatchObject([{ endpoint: { id: 'diffOfferVersions' }, query: { from: 1, to: 2 } }])
  })

  it('reports a call without an answer', async () => {
    const report = reported()
    await expect(listRoles(fakeApi().client)).rejects.toMatchObject({ code: 'NETWORK' })
    expect(report).toHaveBeenCalledWith('No answer was given for listRoles')
  })

  it('reports what does not fit the contract, on either side', async () => {
    const report = reported()
    const api = fakeApi({
      listTenants: () => JSON.parse('[{"id":"1"}]'),
      saveOffer: () => {
        throw failWith('VALIDATION')
      },
    })
    await listTenants(api.client)
    await saveOffer(api.client, { body: { offer: { title: 'x'.repeat(201) } } }).catch(() => {})
    expect(report.mock.calls.map(([message]) => String(message))).toEqual([
      expect.stringContaining('The answer to listTenants does not fit the contract'),
      expect.stringContaining('The body of saveOffer does not fit the contract: /offer/title'),
    ])
  })
})
