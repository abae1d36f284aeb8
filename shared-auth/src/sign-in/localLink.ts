/**
 * Local mode only: the newest sign-in link that the identity stand-in holds for an address, read the way that any
 * client of the Firebase Auth emulator reads it.
 */
export async function localLink(standIn: string, projectId: string, email: string): Promise<string> {
  const response = await fetch(`${standIn}/emulator/v1/projects/${encodeURIComponent(projectId)}/oobCodes`)
  const answer: unknown = await response.json()
  const codes = isObject(answer) && Array.isArray(answer['oobCodes']) ? answer['oobCodes'].filter(isLinkRecord) : []
  const newest = codes.findLast((code) => code.email.toLowerCase() === email.toLowerCase())
  if (!newest) throw new Error(`No sign-in link for ${email}`)
  return newest.oobLink
}

interface LinkRecord {
  readonly email: string
  readonly oobLink: string
}

function isLinkRecord(value: unknown): value is LinkRecord {
  return isObject(value) && typeof value['email'] === 'string' && typeof value['oobLink'] === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
