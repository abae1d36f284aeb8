import { ConfigError, matching, text, type Environment } from './environment.ts'

/** Where files are kept in place of a folder of this machine. */
export interface S3Config {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All of them or none; null: a folder. No message repeats a key. */
export function s3Config(env: Environment): S3Config | null {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = together.map((name) => text(env, name))
  const missing = together.filter((name) => text(env, name) === null)
  if (missing.length === together.length) return null
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(`${together.join(', ')} must be given together: ${missing.join(', ')} is missing`)
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
    throw new ConfigError(`S3_ENDPOINT must be like https://s3.eu-central-1.amazonaws.com, not "${endpoint}"`)
  return {
    endpoint: url.origin,
    region: matching(env, 'S3_REGION', 'us-east-1', /^[a-z0-9-]{1,40}$/, 'the name of a region'),
    bucket: matching(env, 'S3_BUCKET', '', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'),
    accessKeyId,
    secretAccessKey,
  }
}
