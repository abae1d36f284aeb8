import { createReleaseHouse, type ReleaseHouse } from '../../../../testing/server/release-house.ts'
import { administer } from '../../../../testing/server/test-server.ts'

let house: ReleaseHouse
beforeAll(async () => {
  house = await createReleaseHouse()
  await house.start('people', { paths: ['/users', '/users/:id'] })
})
afterAll(() => house.close())

const boot = () => house.app.as(null).getBootManifest()
const areaOf = async (id: string) => (await boot()).areas.find(({ document }) => document.id === id)
/** As a later release may have written it, or a hand. Pages are made anew. */
const write = (statement: string) =>
  administer(
    house.app.database.url,
    `${statement}; update environment set revision = revision + 1 where name = 'development'`,
  )
const ofPeople = `where area_id = 'people'`

test('an environment that cannot be read leaves pages as they were last, with a word about it, until it can', async () => {
  const before = await boot()
  await write(`update environment set document = jsonb_set(document, '{schema}', '2') where name = 'development'`)
  expect(await boot()).toEqual({ ...before, lastGood: 'unreadable' })
  // It takes no other environment along, and is not written over by who cannot read it.
  const environments = await house.as().listEnvironments()
  expect(environments.map(({ name, areas }) => [name, areas.length])).toEqual([
    ['development', 2],
    ['staging', 0],
    ['production', 0],
  ])
  const [{ revision } = { revision: 0 }] = environments
  const body = { enabled: false, revision, reason: 'Trial' }
  const refused = await house.as().switchArea.answer({ params: { name: 'development', area: 'people' }, body })
  expect([refused.status, refused.body.fields?.['name']]).toEqual([
    422,
    'The environment development was written by another release of Staffel, and cannot be changed here.',
  ])
  await write(`update environment set document = jsonb_set(document, '{schema}', '1') where name = 'development'`)
  const { lastGood, areas } = await boot()
  expect([lastGood, areas]).toEqual([undefined, before.areas])
})

test('an area whose document cannot be read keeps its addresses, its name and its place in the navigation', async () => {
  const others = await areaOf('offers')
  const nav = [
    {
      id: 'users',
      to: '/users',
      label: { nl: 'Gebruikers', en: 'Users' },
      icon: 'users',
      order: 1,
      roles: [],
      flag: null,
    },
  ]
  await write(
    `update area_version set document = document - 'flags' || '${JSON.stringify({ nav, name: { nl: 'Mensen', en: 'People' }, slots: 'many' })}' ${ofPeople}`,
  )
  expect(await areaOf('people')).toMatchObject({
    enabled: true,
    base: '',
    document: {
      id: 'people',
      owner: 'team',
      name: { nl: 'Mensen', en: 'People' },
      routes: [{ path: '/users' }, { path: '/users/:id' }],
      nav,
    },
  })
  expect(await areaOf('offers')).toEqual(others)
  expect(house.app.logLines.join('')).toContain('"area":"people","reason":"version')
})

test('where no version of it can be read any more, it is where its name says', async () => {
  const { token } = await house.tokenFor('planning', 'release')
  const { version } = await house.bring(token, 'planning', house.built('planning', {}, 'planning'), 'new')
  await house.ask(token, 'POST', 'planning/live', { version, reason: 'Trial' })
  await write(`update area_version set build = '{}', document = '{"routes": [{"path": 1}]}' where area_id = 'planning'`)
  expect(await areaOf('planning')).toMatchObject({
    base: '',
    document: { basePath: '/planning', routes: [{ path: '/planning' }, { path: '/planning/*' }], nav: [] },
  })
})

test('one that is off stays off', async () => {
  await write(
    `update environment set document = jsonb_set(document, '{areas,people,enabled}', 'false') where name = 'development'`,
  )
  expect(await areaOf('people')).toMatchObject({ enabled: false, base: '' })
})
