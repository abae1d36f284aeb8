import { createHash } from 'node:crypto'
import { bringRelease } from './bringRelease.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const files = { 'index.html': hash('page'), 'main.0123abcd.js': hash('code') }
const about = { commit: 'abc', changelog: 'What it brings' }

/** Two installations: one has the version, the other takes what it lacks. */
function installations(bytes: Readonly<Record<string, string>>) {
  const taken = new Map<string, string>()
  const proposed: unknown[] = []
  const fetch = async (address: URL | RequestInfo, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { host, pathname } = new URL(String(address))
    const bearer = new Headers(headers).get('authorization')
    if (host === 'old.example') {
      if (pathname === '/deploy/shell/releases/1.0-a' && bearer === 'Bearer old')
        return Response.json({ version: '1.0-a', files, about })
      return bytes[pathname] === undefined ? new Response(null, { status: 404 }) : new Response(bytes[pathname])
    }
    if (bearer !== 'Bearer new') return Response.json({ message: 'no' }, { status: 401 })
    if (method === 'PUT') {
      taken.set(pathname.split('/').at(-1) ?? '', await new Response(body).text())
      return new Response(null, { status: 204 })
    }
    const asked: { files: typeof files } = JSON.parse(String(body))
    proposed.push(asked)
    const missing = Object.values(asked.files).filter((sha256) => !taken.has(sha256))
    if (missing.length > 0) return Response.json({ missing }, { status: 202 })
    return Response.json({ version: '1.0-a', isNew: true, problems: [] })
  }
  const from = { url: 'http://old.example', token: 'old', fetch }
  const to = { url: 'http://new.example', token: 'new', fetch }
  return { run: () => bringRelease('shell', '1.0-a', from, to, () => {}), taken, proposed }
}

it('brings the same bytes and what was told of them, each side with its own token', async () => {
  const { run, taken, proposed } = installations({
    '/r/shell/1.0-a/index.html': 'page',
    '/main.0123abcd.js': 'code',
  })
  expect(await run()).toEqual({ version: '1.0-a', isNew: true, problems: [] })
  expect([...taken.values()].sort()).toEqual(['code', 'page'])
  expect(proposed.at(-1)).toEqual({ files, about })
})

it('brings nothing that is not what was published there', async () => {
  const { run } = installations({ '/r/shell/1.0-a/index.html': 'altered', '/main.0123abcd.js': 'code' })
  await expect(run()).rejects.toThrow('/r/shell/1.0-a/index.html at http://old.example is not what was published there')
})
