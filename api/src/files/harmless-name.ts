import { cutFileName } from '@staffel/shared-api/rules'

/** A name as it may stand in a list, a header and a file system. */
export function harmlessName(filename: string): string {
  const last = filename.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  return cutFileName(last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '_').trim(), 200) || 'file'
}
