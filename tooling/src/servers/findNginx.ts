import { existsSync } from 'node:fs'

/**
 * Where the web server is that stands in front of the API; `npm test` installs it where it may
 * (`tooling/bin/ensure-installed.mjs`).
 */
export function findNginx(): string | undefined {
  return [process.env['NGINX_PATH'], '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
    (path) => path && existsSync(path),
  )
}
