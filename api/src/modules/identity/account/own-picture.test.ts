import sharp from 'sharp'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sentPicture, type SentPicture } from '../../../files/pictures/testing/sent-picture.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const upload = (email: string | null, sent?: SentPicture) => {
  const { body, headers } = sentPicture(sent)
  return app.as(email, { headers }).uploadOwnPicture.answer({ body })
}
const file = (url: string) => app.http.inject({ method: 'GET', url })
const seenByManager = async () =>
  (await app.as(manager).listUsers({ query: { search: user } })).users.map((row) => row.photo_url)

describe('the picture of a person', () => {
  test('is redrawn, told by the profile and by the list of users, and goes with the next one', async () => {
    const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b33' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer()
    const { status, body } = await upload(user, { bytes: photograph, fileName: 'ik.jpg', type: 'image/jpeg' })
    expect([status, body.photoURL]).toEqual([200, expect.stringMatching(/^\/webhook\/portraits\/[0-9a-f]{32}\.webp$/)])
    expect(await seenByManager()).toEqual([body.photoURL])
    const served = await file(body.photoURL ?? '')
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    })
    const kept = await sharp(served.rawPayload).metadata()
    expect([kept.width, kept.height, kept.exif]).toEqual([192, 128, undefined])

    const next = await upload(user)
    expect(next.body.photoURL).not.toBe(body.photoURL)
    expect((await file(body.photoURL ?? '')).statusCode).toBe(404)
    expect((await file(next.body.photoURL ?? '')).statusCode).toBe(200)
  })

  test('is taken away, after which that of the sign-in is shown again', async () => {
    const { body } = await upload(user)
    await app.database.db
      .updateTable('app_user')
      .set({ photo_url: 'https://lh3.googleusercontent.com/a/1' })
      .where('email', '=', user)
      .execute()
    const gone = await app.as(user).deleteOwnPicture()
    expect(gone.photoURL).toBe('https://lh3.googleusercontent.com/a/1')
    expect((await file(body.photoURL ?? '')).statusCode).toBe(404)
    // That there is none any more is nothing to tell.
    expect((await app.as(user).deleteOwnPicture.answer()).status).toBe(200)
  })

  test.each([
    ['no picture', { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 415],
    ['a drawing', { fileName: 'ik.svg', type: 'image/svg+xml' }, 415],
    ['another name than its kind', { fileName: 'ik.jpg' }, 415],
    ['nothing', { bytes: Buffer.alloc(0) }, 422],
    ['more than 5 MB', { bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }, 413],
  ])('is refused: %s', async (_what, sent, status) => {
    const before = (await app.as(user).loadProfile()).photoURL
    expect(await upload(user, sent)).toMatchObject({ status, body: { fields: { file: expect.any(String) } } })
    expect((await app.as(user).loadProfile()).photoURL).toBe(before)
  })

  test('is nobody else’s to change, and each change is in the log', async () => {
    expect((await upload(null)).status).toBe(401)
    const actions = await app.database.db
      .selectFrom('activity')
      .select('action')
      .where('action', 'like', 'user.picture%')
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'user.picture_replaced',
      'user.picture_replaced',
      'user.picture_replaced',
      'user.picture_removed',
    ])
  })
})
