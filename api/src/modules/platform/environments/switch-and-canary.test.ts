import { createReleaseHouse, type ReleaseHouse } from '../../../testing/server/release-house.ts'

let house: ReleaseHouse
beforeAll(async () => {
  house = await createReleaseHouse()
})
afterAll(() => house.close())

describe('calls of an area that is switched off', () => {
  const uses = (...operations: string[]) => ({ uses: { exports: {}, operations } })
  const params = { name: 'development', area: 'offers' }
  const switched = async (enabled: boolean, refuses_calls?: boolean) =>
    house.as().switchArea({
      params,
      body: {
        enabled,
        revision: (await house.here()).revision,
        reason: 'x',
        ...(refuses_calls !== undefined && { refuses_calls }),
      },
    })
  const codes = async () => {
    const manager = house.app.as('manager@staffel.example')
    const asked = [
      await manager.listTemplates.answer(),
      await manager.listCustomers.answer({ query: {} }),
      await manager.countNotifications.answer(),
      await house.app.as(null).listTemplates.answer(),
    ]
    return asked.map(({ status, code }) => `${status} ${code ?? ''}`.trim())
  }

  test('are answered, or refused where its switch says so: those that nobody else makes', async () => {
    house.writeShell(['Table'], ['countNotifications'])
    const own = uses('listTemplates', 'listCustomers', 'countNotifications', 'loadProfile', 'listEnvironments')
    await house.start('offers', { paths: ['/offers'], code: 'calling', ...own })
    await house.start('people', { paths: ['/users'], ...uses('listCustomers') })
    const all = ['200', '200', '200', '401 UNAUTHENTICATED']
    await switched(false)
    expect(await codes()).toEqual(all)
    const state = await switched(false, true)
    expect(state.areas.find(({ id }) => id === 'offers')).toMatchObject({ enabled: false, refuses_calls: true })
    const refused = ['403 AREA_DISABLED', '200', '200', '401 UNAUTHENTICATED']
    expect(await codes()).toEqual(refused)
    // Somebody who was known before is refused as well, and signing in is never taken away.
    expect(await codes()).toEqual(refused)
    expect((await house.app.as('manager@staffel.example').loadProfile.answer({ body: {} })).status).toBe(200)
    await switched(true)
    expect(await codes()).toEqual(all)
    // How it is switched off stays chosen.
    await switched(false)
    expect(await codes()).toEqual(refused)
    await switched(true, false)
  })
})

describe('a second version', () => {
  const params = { name: 'development', area: 'offers' }
  const by = async () => ({ revision: (await house.here()).revision, reason: 'Trial' })
  const baseFor = async (uid: string, role: string) => {
    const cookie = `staffel_person=${uid}:${role}`
    const { areas } = (await house.app.http.inject({ url: '/environment.json', headers: { cookie } })).json()
    return areas[0].base
  }

  test('is for a share of the people with a role, until it is stopped or live for all', async () => {
    const { token } = await house.tokenFor('offers', 'release')
    const { version } = await house.publish(token, 'second', { code: 'second' })
    const { live } = (await house.here()).offers
    const started = await house.as().setCanary({
      params,
      body: { version, percent: 100, roles: ['Manager'], ...(await by()) },
    })
    expect(started.areas.find(({ id }) => id === 'offers')).toMatchObject({
      live,
      canary: { version, percent: 100, roles: ['Manager'] },
    })
    expect(await baseFor('ann', 'Manager')).toBe(`/r/offers/${version}/`)
    expect(await baseFor('ann', 'User')).toBe(`/r/offers/${live}/`)
    expect(await house.liveBase()).toBe(`/r/offers/${live}/`)
    await house.as().stopCanary({ params, body: await by() })
    expect(await baseFor('ann', 'Manager')).toBe(`/r/offers/${live}/`)
    const none = await house.as().stopCanary.answer({ params, body: await by() })
    expect([none.status, none.body.fields]).toEqual([422, { area: 'No second version is running here.' }])
    const again = { version, percent: 25, roles: [], reason: 'Again' }
    expect((await house.ask(token, 'POST', 'offers/canary', again)).json().area.canary).toMatchObject({
      version,
      percent: 25,
    })
    await house.as().setLiveVersion({ params, body: { version, ...(await by()) } })
    expect((await house.here()).offers).toMatchObject({ live: version, canary: null })
    const same = await house
      .as()
      .setCanary.answer({ params, body: { version, percent: 5, roles: [], ...(await by()) } })
    expect([same.status, Object.keys(same.body.fields ?? {})]).toEqual([422, ['version']])
  })

  test('that does not fit is refused; one that no longer fits is left for what is live, which is told', async () => {
    const { token } = await house.tokenFor('offers', 'publish')
    const unfit = { uses: { exports: { '@staffel/shared-ui/list': ['Forest'] }, operations: [] } }
    const { version } = await house.publish(token, 'wild', { code: 'wild', ...unfit })
    const body = { version, percent: 100, roles: [] }
    const refused = await house.as().setCanary.answer({ params, body: { ...body, ...(await by()) } })
    expect(refused.body.fields?.['version']).toContain('Forest of @staffel/shared-ui/list')
    expect((await house.ask(token, 'POST', 'offers/canary', { ...body, reason: 'x' })).statusCode).toBe(403)
    house.writeShell(['Table', 'Forest'])
    await house.as().setCanary({ params, body: { ...body, ...(await by()) } })
    expect(await baseFor('ann', 'User')).toBe(`/r/offers/${version}/`)
    house.writeShell(['Table'])
    expect(await baseFor('ann', 'User')).toBe(`/r/offers/${(await house.here()).offers.live}/`)
    expect(house.app.logLines.join('')).toContain('Forest')
    await house.as().stopCanary({ params, body: await by() })
  })
})
