import { answeringDb } from '../../../testing/answering-db.ts'
import { sampleCaller } from '../../../testing/sample-caller.ts'
import { linksRepository as links } from '../store/links.repository.ts'
import { offerSettingsRepository as settings } from '../store/offer-settings.repository.ts'
import { offerRepository as offers } from '../store/offer.repository.ts'
import { planRepository as plan } from '../plan/plan.repository.ts'
import { offerAccess } from './offer-access.ts'

const admin = sampleCaller({ roles: ['Admin'], scope: { tenantId: null } })
const unasked = () => Promise.reject(new Error('Nobody asks for this.'))
const key = 12

/** Access to one offer of tenant 3, or to none; with whom each transaction worked for. */
function accessTo(found: readonly object[] = [{ id: key, tenant_id: 3, rev: 5 }]) {
  const { db, asked } = answeringDb(({ sql }) =>
    sql.includes('from "tenant"') ? [{ time_zone: 'Asia/Tokyo' }] : found,
  )
  const access = offerAccess({
    db,
    offers,
    settings,
    plan,
    links,
    parties: { documentCompany: unasked, customer: unasked, addCustomer: unasked },
    productsById: unasked,
    pricesOf: unasked,
    picturesOf: unasked,
    templateUsed: unasked,
    approvers: { approvers: unasked },
    now: () => new Date('2026-05-01T20:00:00Z'),
  })
  const worked = () =>
    asked.filter(({ sql }) => sql.includes('set_config')).map(({ parameters }) => parameters.slice(0, 2))
  return { access, asked, worked }
}

describe('an offer', () => {
  it('is read within what its reader may see', async () => {
    const { access, worked } = accessTo()
    await expect(access.read(key, sampleCaller(), (_tx, offer) => Promise.resolve(offer.id))).resolves.toBe(key)
    expect(worked()).toEqual([['app_rw', '1']])
  })

  it('is written in its own tenant, which is looked up for who may write in any', async () => {
    const [own, any] = [accessTo(), accessTo()]
    const written = await own.access.write(key, sampleCaller(), (_tx, { offer, today }) =>
      Promise.resolve([offer.id, today]),
    )
    expect(written).toEqual([key, '2026-05-02'])
    expect(own.worked()).toEqual([['app_rw', '1']])
    await any.access.write(key, admin, () => Promise.resolve())
    expect(any.worked()).toEqual([
      ['app_platform', ''],
      ['app_rw', '3'],
    ])
  })

  it('is held while it is written, and not while it is read', async () => {
    const { access, asked } = accessTo()
    const locks = () => asked.filter(({ sql }) => sql.includes('for update'))
    await access.read(key, admin, () => Promise.resolve())
    expect(locks()).toEqual([])
    await access.write(key, admin, () => Promise.resolve())
    expect(locks()).toEqual([expect.objectContaining({ parameters: expect.arrayContaining([3, key]) })])
  })

  it('that cannot be seen is not found, whatever is wanted of it', async () => {
    const { access } = accessTo([])
    const work = jest.fn()
    await expect(access.read(key, sampleCaller(), work)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(access.write(key, sampleCaller(), work)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(access.write(key, admin, work)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(work).not.toHaveBeenCalled()
  })

  it('is not touched by a step that what comes before it refuses', async () => {
    const { access } = accessTo()
    const before = jest.fn().mockRejectedValue(new Error('too late'))
    const work = jest.fn()
    await expect(access.write(key, sampleCaller(), work, before)).rejects.toThrow('too late')
    expect(before).toHaveBeenCalledWith(expect.anything(), 1)
    expect(work).not.toHaveBeenCalled()
  })

  it('is changed by who saw its present state alone', async () => {
    const { access } = accessTo()
    await access.write(key, sampleCaller(), async (tx, { offer }) => {
      await expect(access.upToDate(tx, offer, 5, sampleCaller())).resolves.toBeUndefined()
      await expect(access.upToDate(tx, offer, 4, sampleCaller())).rejects.toThrow()
    })
  })
})
