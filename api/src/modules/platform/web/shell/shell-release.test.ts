import { createReleaseHouse, hash, type ReleaseHouse } from '../../../../testing/server/release-house.ts'

let house: ReleaseHouse
let token: string
beforeAll(async () => {
  house = await createReleaseHouse()
  token = (await house.tokenFor('shell', 'release')).token
})
afterAll(() => house.close())

const params = { name: 'development', area: 'shell' }
const by = async () => ({ revision: (await house.here()).revision, reason: 'Trial' })
const shell = async () => (await house.as().listEnvironments())[0]?.shell
const bring = (name: string, options?: Parameters<ReleaseHouse['builtShell']>[1]) =>
  house.bring(token, 'shell', house.builtShell(name, options), name)
const promote = async (version: string) => house.as().setLiveVersion({ params, body: { version, ...(await by()) } })

/** The main file that a page asks for, and what that holds. */
async function page(cookie = ''): Promise<string> {
  const { body } = await house.app.http.inject({ url: '/offers', headers: { accept: 'text/html', cookie } })
  const [, main = ''] = /<script defer src="([^"]+)"/.exec(body) ?? []
  return (await house.app.http.inject(main)).body
}

test('the shell is published, goes live by another step, and back; files of the one before stay', async () => {
  const first = await bring('first')
  expect([first.problems, await shell()]).toEqual([[], null])
  await promote(first.version)
  expect(await page()).toBe('first')
  const second = await bring('second')
  expect(await page()).toBe('first')
  await promote(second.version)
  expect(await page()).toBe('second')
  expect((await house.app.http.inject(`/main.${hash(Buffer.from('first')).slice(0, 8)}.js`)).body).toBe('first')
  expect(await shell()).toMatchObject({ live: second.version, previous: [first.version], canary: null })
  expect((await shell())?.versions[0]).toMatchObject({ published_by: 'CI of shell', changelog: 'second' })
  await house.as().rollBackArea({ params, body: await by() })
  expect(await page()).toBe('first')
  const { areas } = (await house.app.http.inject('/environment.json')).json()
  expect(areas.map(({ document }: { document: { id: string } }) => document.id)).toEqual(['offers'])
})

test('a shell that an area which is on could not run in is refused with the names; the area off, it is not', async () => {
  const uses = { exports: { '@staffel/shared-ui/list': ['Table'] }, operations: [] }
  await house.start('offers', { code: 'asking', uses })
  const { version, problems } = await bring('bare', { list: ['Tree'], operations: ['loadProfile', 'sendPigeon'] })
  const { live } = (await house.here()).offers
  expect(problems).toEqual([`offers ${live}: Table of @staffel/shared-ui/list`, 'the call sendPigeon'])
  const refused = await house.as().setLiveVersion.answer({ params, body: { version, ...(await by()) } })
  expect([refused.status, refused.body.fields?.['version']]).toEqual([422, expect.stringContaining(`offers ${live}`)])
  const bare = await bring('barer', { list: ['Tree'] })
  const offers = { name: 'development', area: 'offers' }
  await house.as().switchArea({ params: offers, body: { enabled: false, ...(await by()) } })
  expect((await house.ask(token, 'POST', 'shell/verify', { version: bare.version })).json().problems).toEqual([])
  await house.as().switchArea({ params: offers, body: { enabled: true, ...(await by()) } })
})

test('an area is compared with the shell that is live, not with the one that the server came with', async () => {
  house.writeShell(['Table', 'Forest'])
  const { token: ofOffers } = await house.tokenFor('offers', 'publish')
  const uses = { exports: { '@staffel/shared-ui/list': ['Forest'] }, operations: [] }
  const { problems } = await house.publish(ofOffers, 'wild', { code: 'wild', uses })
  expect(problems).toEqual(['Forest of @staffel/shared-ui/list'])
})

test('two shells are live behind one address: a share of the people has the second', async () => {
  const { version } = await bring('tried')
  await house.as().setCanary({ params, body: { version, percent: 100, roles: ['Manager'], ...(await by()) } })
  expect([await page('staffel_person=ann:Manager'), await page('staffel_person=ann:User'), await page()]).toEqual([
    'tried',
    'first',
    'first',
  ])
  await house.as().stopCanary({ params, body: await by() })
  expect(await page('staffel_person=ann:Manager')).toBe('first')
})

test('it cannot be switched off, nor can an area take its name or its files', async () => {
  const off = await house.as().switchArea.answer({ params, body: { enabled: false, ...(await by()) } })
  expect([off.status, off.body.fields]).toEqual([422, { area: 'The frame cannot be switched off.' }])
  const proposed = async ({ bytes, files }: ReturnType<ReleaseHouse['built']>, area: string, as: string) => {
    for (const { content } of bytes) await house.ask(as, 'PUT', `${area}/files/${hash(content)}`, content)
    const { statusCode, body } = await house.ask(as, 'POST', `${area}/releases`, { files })
    return [statusCode, body]
  }
  const disguised = house.built('disguised', { code: 'disguised' }, 'shell')
  expect(await proposed(disguised, 'shell', token)).toEqual([422, expect.stringContaining('No area is called shell')])
  const main = `main.${hash(Buffer.from('first')).slice(0, 8)}.js`
  const poisoned = house.builtShell('poisoned', { code: 'poison', main })
  expect(await proposed(poisoned, 'shell', token)).toEqual([422, expect.stringContaining('other bytes')])
  const { token: ofPeople } = await house.tokenFor('people', 'release')
  const foreign = house.builtShell('foreign')
  expect((await proposed(foreign, 'people', ofPeople))[0]).toBe(403)
  expect(await page()).toBe('first')
})
