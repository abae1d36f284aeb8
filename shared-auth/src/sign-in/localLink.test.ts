import { localLink } from './localLink.ts'

const answer = (oobCodes: unknown) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ oobCodes }))

describe('the newest link of the identity stand-in', () => {
  it('is the last one for the address', async () => {
    const asked = answer([
      { email: 'a@b.co', oobLink: 'first' },
      { email: 'A@b.co', oobLink: 'second' },
      { email: 'c@b.co', oobLink: 'third' },
    ])
    await expect(localLink('http://localhost:3000', 'demo local', 'a@B.co')).resolves.toBe('second')
    expect(asked).toHaveBeenCalledWith('http://localhost:3000/emulator/v1/projects/demo%20local/oobCodes')
  })

  it.each([[[]], ['nonsense'], [[{ email: 4 }]]])('fails when there is none in %j', async (codes) => {
    answer(codes)
    await expect(localLink('http://localhost:3000', 'demo', 'a@b.co')).rejects.toThrow('No sign-in link')
  })
})
