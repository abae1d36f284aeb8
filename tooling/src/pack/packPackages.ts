import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readWorkspace, workspacePackage } from '../workspace/workspace.ts'
import { stagePackage } from './stagePackage.ts'

/** What an area is written against, and what builds it. */
const packed = ['@staffel/shared-api', '@staffel/shared-auth', '@staffel/shared-ui', '@staffel/tooling']

/**
 * Packs what an area in a repository of its own needs, as tarballs for a registry or a folder. Answers their names
 * below `into`.
 */
export function packPackages(from: string, into: string): string[] {
  const workspace = readWorkspace(from)
  const packages = packed.map((name) => workspacePackage(workspace, name))
  const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]))
  const staging = mkdtempSync(join(tmpdir(), 'staffel-pack-'))
  mkdirSync(into, { recursive: true })
  try {
    const folders = packages.map((one) => {
      const staged = join(staging, basename(one.folder))
      stagePackage(one, versions, staged)
      return staged
    })
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['pack', ...folders, '--pack-destination', into, '--loglevel=error'],
      { cwd: staging, encoding: 'utf8', shell: process.platform === 'win32' },
    )
    if (status !== 0) throw new Error(`npm pack failed:\n${stdout}${stderr}`)
    return stdout.trim().split('\n')
  } finally {
    rmSync(staging, { recursive: true })
  }
}
