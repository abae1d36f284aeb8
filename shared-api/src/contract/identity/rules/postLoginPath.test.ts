import { postLoginPath } from './postLoginPath.ts'

const everything = () => true

describe('postLoginPath', () => {
  it.each([
    [['Admin'], null, '/dashboard'],
    [['Manager'], undefined, '/offers'],
    [['User'], '', '/offers'],
    [['User'], '/offers/12?edit=1#items', '/offers/12?edit=1#items'],
    [['User'], '/company/login', '/company/login'],
  ])('takes %j with stored path %p to %s', (roles, stored, path) => {
    expect(postLoginPath(roles, stored, everything)).toBe(path)
  })

  it('goes home instead of to a page that the roles do not allow, judged without query and hash', () => {
    const asked: string[] = []
    expect(
      postLoginPath(['User'], '/users?page=2#top', (pathname) => {
        asked.push(pathname)
        return false
      }),
    ).toBe('/offers')
    expect(asked).toEqual(['/users'])
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'offers',
    '/login',
    '/Login?x=1',
    '/finishSignIn?code=1',
    '/',
  ])('never follows %j', (stored) => {
    expect(postLoginPath(['User'], stored, everything)).toBe('/offers')
  })
})
