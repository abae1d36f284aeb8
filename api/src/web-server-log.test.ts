import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { servedEndpoints } from '@staffel/shared-api/contract'
import { urlOf } from './http/endpoint-route.ts'

const configuration = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8').replace(
  /^[ \t]*#.*$/gm,
  '',
)
const block = (opening: string): string => configuration.slice(configuration.indexOf(opening)).split('\n}')[0] ?? ''

/** The map as nginx reads it: the first expression that fits. */
const rules = [...block('map $uri $staffel_route').matchAll(/^[ \t]+"(~\*?)([^"]+)" (\S+);$/gm)].map(
  ([, kind, pattern = '', route = '']) => ({ pattern: new RegExp(pattern, kind === '~*' ? 'i' : ''), route }),
)
function routeOf(path: string): string {
  for (const { pattern, route } of rules) {
    const found = pattern.exec(path)
    if (found) return route.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '')
  }
  return '-'
}

const token = 'q9_Tn3vXk2LhW8sZr5yBc7dFg1jPm4aQe6uVi0oNx-E'

test('the web server lets the largest file through that a call takes', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(configuration)?.[1])
  const largest = servedEndpoints.map(({ multipart, bodyBytes }) => multipart?.maxBytes ?? bodyBytes ?? 0)
  expect(megabytes * 1024 * 1024).toBeGreaterThan(Math.max(...largest))
})

test('the log of the web server has its own format, which holds no address, query or referrer', () => {
  const servers = configuration.split('server {').slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers)
    expect([...server.matchAll(/(access|error)_log (\S+ \S+);/g)].map(([, , to]) => to)).toEqual([
      '/dev/stdout staffel',
      '/dev/stderr emerg',
    ])
  const variables = [
    ...(block('log_format staffel')
      .split(';\n')[0]
      ?.matchAll(/\$(\w+)/g) ?? []),
  ].map(([, name]) => name)
  expect(variables).toEqual([
    'time_iso8601',
    'request_method',
    'staffel_route',
    'status',
    'body_bytes_sent',
    'request_time',
    'upstream_status',
    'upstream_http_x_request_id',
  ])
  expect(rules.length).toBeGreaterThan(5)
})

test.each([
  [`/o/${token}`, '/o/:token'],
  [`/O/${token}/`, '/o/:token'],
  [`/o/${token}/more/${token}`, '/o/:token'],
  [`/webhook/public/offers/${token}`, '/webhook/public/offers/:token'],
  [`/webhook/Public/Offers/${token}/ACCEPT`, '/webhook/public/offers/:token/ACCEPT'],
  [`/webhook/public/${token}`, '/webhook/public/offers/:token'],
  ['/accept-invite', '/accept-invite'],
  ['/finishSignIn', '/finishSignIn'],
  ['/offers/1200', '/offers'],
  ['/webhook/offers', '/webhook/offers'],
  ['/webhook/mail-frame', '/webhook/mail-frame'],
  ['/webhook/working-copies/late', '/webhook/working-copies'],
  [`/${token}`, '-'],
  [`/webhook/${token}`, '-'],
  [`/r/${token}/x.js`, '-'],
  ['/', '/'],
])('%s is logged as %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

test.each(
  servedEndpoints
    .filter(({ path }) => path.includes(':token'))
    .map((endpoint): [string, string] => [endpoint.id, urlOf(endpoint, { offers: 'o', quotes: 'q' })]),
)('%s is logged as its route', (_id, url) => {
  expect(routeOf(url.replace(':token', token).replace(':attachmentId', '12'))).toBe(url)
})

test('pages of every area, and of the shell, are logged by their first word', () => {
  const root = join(import.meta.dirname, '../..')
  const pages = globSync('mf-*/area.json', { cwd: root }).flatMap((file) => {
    const { routes } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { routes: { path: string }[] }
    return routes.map(({ path }) => `/${path.split('/')[1]}`)
  })
  expect(pages).toContain('/offers')
  const all = [...pages, '/environments']
  expect(all.map(routeOf)).toEqual(all)
})
