import { createHash, randomBytes } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { DomainError } from '../errors.ts'
import type { S3Config } from '../system/s3-config.ts'
import type { FileStore } from './file-store.ts'

export interface S3Store extends FileStore {
  /** Throws, saying why, where files could not be kept. */
  check(): Promise<void>
}

export interface S3Limits {
  /** For one answer, tries included. */
  readonly answerMs: number
  /** How often it is asked again after an answer that says so (429, 5xx). */
  readonly retries: number
}

const usual: S3Limits = { answerMs: 30_000, retries: 3 }

/** Worth trying again after so long. */
const retryAfterSeconds = 2

/** Another process may be writing the same name at the same moment. */
const attempts = 4

/** Files in a bucket that speaks as S3 does. A name is written once: the bucket itself refuses a second time. */
export function s3Store(config: S3Config, limits: S3Limits = usual): S3Store {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config
  const { retries, answerMs } = limits
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries, initRetryMs: 50 })

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, given: Given = {}): Promise<Response> {
    const { bytes, headers = {} } = given
    const address = `${endpoint}/${bucket}/${pathOf(name)}`
    const signed = { 'x-amz-content-sha256': hashOf(bytes ?? new Uint8Array()), ...headers }
    const signal = AbortSignal.timeout(answerMs)
    try {
      return await client.fetch(address, {
        method,
        headers: signed,
        signal,
        ...(bytes && { body: new Uint8Array(bytes) }),
      })
    } catch (cause) {
      throw away(cause)
    }
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask('PUT', name, { bytes, headers: { 'if-none-match': '*' } })
      await answer.body?.cancel()
      // It is there already, with the same bytes.
      if (answer.ok || answer.status === 412) return
      if (answer.status !== 409 || attempt === attempts) throw failure(answer, `${name} could not be kept`)
    }
  }

  return {
    async put(folder, bytes, extension) {
      const name = `${folder}/${randomBytes(16).toString('hex')}.${extension}`
      await write(name, bytes)
      return name
    },
    putOnce: write,
    async get(name) {
      const answer = await ask('GET', name)
      try {
        if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      } catch (cause) {
        throw away(cause)
      }
      const isAbsent = answer.status === 404 && !(await answer.text()).includes('NoSuchBucket')
      if (isAbsent) return null
      throw failure(answer, `${name} could not be read`)
    },
    async remove(name) {
      const answer = await ask('DELETE', name)
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw failure(answer, `${name} could not be removed`)
    },
    async check() {
      const answer = await ask('GET', 'is-there-a-store')
      const text = await answer.text()
      if (answer.ok || (answer.status === 404 && !text.includes('NoSuchBucket'))) return
      if (answer.status >= 500) throw failure(answer, `The bucket ${bucket} at ${endpoint} cannot be had`)
      const [, code = 'no reason given'] = /<Code>(\w+)<\/Code>/.exec(text) ?? []
      throw new Error(`The bucket ${bucket} at ${endpoint} refuses with ${answer.status}: ${code}.`)
    },
  }
}

interface Given {
  readonly bytes?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** Each part of a name encoded; one that would lead out of the bucket is none of ours. */
function pathOf(name: string): string {
  const parts = name.split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error('A file name must stay below the store.')
  return parts.map((part) => encodeURIComponent(part)).join('/')
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Nobody answered, or not in time, or broke off. */
function away(cause: unknown): DomainError {
  return new DomainError('UNAVAILABLE', { retryAfterSeconds, cause })
}

/** `code` as the file system has it, so that a full bucket is a full disk to whoever asks. */
function failure({ status }: Response, what: string): Error {
  const cause = new Error(`${what}: the store answered ${status}.`)
  if (status === 507) return Object.assign(cause, { code: 'ENOSPC' })
  return status === 429 || status >= 500 ? away(cause) : cause
}
