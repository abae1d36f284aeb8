import { callApi, RegistryError, type Target } from './callApi.ts'

export interface Brought {
  readonly version: string
  readonly isNew: boolean
  /** What the live shell and the API lack for it, by name. */
  readonly problems: readonly string[]
}

export interface Bringing {
  readonly area: string
  /** Files by name, each as the SHA-256 of its bytes, and where they come from. */
  readonly publication: { readonly files: Readonly<Record<string, string>>; readonly about: object }
  readonly bytesOf: (sha256: string) => Promise<Uint8Array<ArrayBuffer>>
}

/** How many files are on their way at once. */
const atOnce = 4

/** Brings what the API does not have yet, and proposes the version. */
export async function bring(
  { area, publication, bytesOf }: Bringing,
  target: Target,
  say: (line: string) => void,
): Promise<Brought> {
  const asked = await callApi(target, 'POST', `${area}/releases`, publication)
  const wanted = [...new Set(missingIn(asked))]
  if (wanted.length === 0) return broughtIn(asked)
  say(`Bringing ${wanted.length} files of ${area} to ${target.url}.`)
  let bytes = 0
  for (let done = 0; done < wanted.length; done += atOnce) {
    const sizes = await Promise.all(
      wanted.slice(done, done + atOnce).map(async (sha256) => {
        const file = await bytesOf(sha256)
        await callApi(target, 'PUT', `${area}/files/${sha256}`, file)
        return file.length
      }),
    )
    bytes += sizes.reduce((total, size) => total + size, 0)
    const now = Math.min(done + atOnce, wanted.length)
    if (now % 20 === 0 || now === wanted.length) say(`  ${now} of ${wanted.length} (${Math.ceil(bytes / 1024)} KB)`)
  }
  return broughtIn(await callApi(target, 'POST', `${area}/releases`, publication))
}

function missingIn(answer: unknown): string[] {
  const known = typeof answer === 'object' && answer !== null && 'missing' in answer ? answer.missing : []
  return Array.isArray(known) ? known.map(String) : []
}

function broughtIn(answer: unknown): Brought {
  if (typeof answer === 'object' && answer !== null && 'version' in answer && 'problems' in answer)
    return {
      version: String(answer.version),
      isNew: 'isNew' in answer && answer.isNew === true,
      problems: Array.isArray(answer.problems) ? answer.problems.map(String) : [],
    }
  throw new RegistryError('The API did not say which version it made. Are these the same files as before?')
}
