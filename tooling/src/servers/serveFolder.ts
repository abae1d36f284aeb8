import { join } from 'node:path'
import { nginxFolder, runNginx, type RunningNginx } from './runNginx.ts'

/** nginx as a server of files: a folder that `registry compile` wrote, and what it wrote for nginx beside it. */
export async function serveFolder(root: string, port: number): Promise<RunningNginx> {
  const folder = nginxFolder()
  const site = `
error_log ${join(folder, 'log')} error;
server {
  listen 127.0.0.1:${port};
  listen [::1]:${port};
  root ${root};
  include ${join(root, 'nginx/site.conf')};
}
`
  return runNginx(folder, site, port)
}
