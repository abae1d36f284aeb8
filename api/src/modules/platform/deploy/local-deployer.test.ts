import { createReleaseHouse, type ReleaseHouse } from '../../../testing/server/release-house.ts'
import { localDeployer } from './local-deployer.ts'

let house: ReleaseHouse
beforeAll(async () => void (house = await createReleaseHouse()))
afterAll(() => house.close())

test('in local mode the calls of a pipeline need no token that somebody made, in any environment', async () => {
  const { files, bytes } = house.built('local', { code: 'by hand' })
  expect((await house.ask('local', 'POST', 'offers/releases', { files })).statusCode).toBe(202)
  for (const { file, content } of bytes)
    expect((await house.ask('local', 'PUT', `offers/files/${files[file]}`, content)).statusCode).toBe(204)
  const { version } = (await house.ask('local', 'POST', 'offers/releases', { files })).json()
  const live = await house.ask('local:staging', 'POST', 'offers/live', { version, reason: 'Trial' })
  expect(live.json()).toMatchObject({
    environment: 'staging',
    environments: ['development', 'staging', 'production'],
    area: { live: version },
  })
  expect((await house.here()).offers.live).not.toBe(version)
})

test.each(['locale', 'local:elsewhere', 'local:staging:x', 'staging', ''])('"%s" is no token', async (secret) => {
  expect((await house.ask(secret, 'GET', 'offers')).statusCode).toBe(401)
})

test('a server that others reach knows no such token', () => {
  const served = { environment: 'production', environments: ['production'] }
  const firebase = { projectId: 'p', apiKey: 'k', authDomain: 'p.firebaseapp.com' }
  expect(localDeployer({ ...served, firebase }, 'local', 'offers')).toBeNull()
  expect(localDeployer({ ...served, firebase: null }, 'local', 'offers')).toMatchObject({ environment: 'production' })
})
