import { framedByNobody, strictestHeaders } from '../../../../plugins/security-headers.ts'
import { contentTypes } from '../asset-answer.ts'

interface NginxSite {
  /** Origin of the API. */
  readonly api: string
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>
}

/** What stands in its pages where each answer has a nonce of its own. */
export const noncePlace = '__CSP_NONCE__'

const forever = 'public, max-age=31536000, immutable'
/** What people come in with: a customer's link is the API's page. */
const customersPages = '/o/'

/**
 * What `nginx` is told within its `server`, so that the folder is served as this server serves it: the same headers, a
 * nonce for each answer, the page behind every address that is no file. It says nothing of a version, so that nginx
 * need not be told of one; the page brings its policy.
 */
export function nginxSite({ api, headers }: NginxSite): string {
  const withPolicy = (policy: string, kept: string) => ({
    ...headers,
    'content-security-policy': policy,
    'cache-control': kept,
  })
  const file = (kept: string) => withPolicy(strictestHeaders['content-security-policy'], kept)
  const page = (name: string) => [
    `location = /nginx/${name} {`,
    '  internal;',
    // Behind a page that the browser kept, the nonce of another answer would be that of no style in it.
    '  etag off;',
    '  if_modified_since off;',
    '  gzip on;',
    '  sub_filter_once off;',
    `  sub_filter '${noncePlace}' '$request_id';`,
    ...added(withPolicy(framedByNobody, 'no-cache')),
    '}',
  ]
  return `${[
    '# Written together with the files around it. Include it in a server of nginx whose root is the folder above:',
    '#   server { listen …; root /srv/staffel; include /srv/staffel/nginx/site.conf; }',
    '# Addresses hold the tokens of links, so nothing is logged here; the format of deploy/nginx.conf logs routes instead.',
    'access_log off;',
    'server_tokens off;',
    'gzip_static on;',
    '# With libnginx-mod-http-brotli-static: brotli_static on;',
    'charset utf-8;',
    'charset_types text/javascript text/css application/json text/plain application/manifest+json;',
    'types {',
    '  text/html html;',
    ...Object.entries(contentTypes).map(([end, type]) => `  ${type.replace(/;.*/, '')} ${end.slice(1)};`),
    '}',
    'location ^~ /r/ {',
    '  try_files $uri =404;',
    ...added({ ...file(forever), vary: 'accept-encoding' }),
    '}',
    'location ~ "^/[^/]+\\.[0-9a-f]{8,}\\.[a-z0-9]+$" {',
    '  try_files $uri =404;',
    ...added({ ...file(forever), vary: 'accept-encoding' }),
    '}',
    'location = /environment.json {',
    '  gzip on;',
    '  gzip_types application/json;',
    ...added(file('no-cache')),
    '}',
    ...page('index.html'),
    ...page('sign-in.html'),
    `location ^~ ${customersPages} {`,
    `  return 302 ${api}$request_uri;`,
    '}',
    'location ~* ^/(webhook|deploy|dev|emulator)(/|$) {',
    '  return 404;',
    '}',
    `location ~ "\\.(${Object.keys(contentTypes)
      .map((end) => end.slice(1))
      .join('|')})$" {`,
    '  return 404;',
    '}',
    // Who has no session here is sent the page that can only sign in.
    'location ~* ^/login/?$ {',
    '  if ($cookie_staffel_session != "1") {',
    '    rewrite ^ /nginx/sign-in.html last;',
    '  }',
    '  rewrite ^ /nginx/index.html last;',
    '}',
    'location / {',
    '  rewrite ^ /nginx/index.html last;',
    '}',
  ].join('\n')}\n`
}

function added(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`)
}
