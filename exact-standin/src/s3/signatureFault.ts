import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface S3Key {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

export interface SignedRequest {
  readonly method: string
  /** As it came over the wire. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** How far the clocks of two machines may be apart. */
const apartMs = 15 * 60 * 1000

/** What S3 says of a request that is not signed as it should be, by its code; null when it is. */
export function signatureFault(request: SignedRequest, key: S3Key, now: Date): string | null {
  const { headers, body } = request
  const [, id, day = '', region, names = '', given = ''] = authorization.exec(headers.authorization ?? '') ?? []
  if (id === undefined) return 'AccessDenied'
  if (id !== key.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== key.region) return 'AuthorizationHeaderMalformed'
  const moment = textOf(headers, 'x-amz-date')
  if (!moment.startsWith(day) || isSkewed(moment, now)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))) return 'AccessDenied'
  const hash = textOf(headers, 'x-amz-content-sha256')
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const scope = `${day}/${key.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical(request, signed, hash))].join('\n')
  const expected = hmac(signingKey(key, day), toSign)
  return timingSafeEqual(expected, Buffer.from(given, 'hex')) ? null : 'SignatureDoesNotMatch'
}

const textOf = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '')

function isSkewed(moment: string, now: Date): boolean {
  const at = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  return !(Math.abs(now.getTime() - at) <= apartMs)
}

function canonical({ method, url, headers }: SignedRequest, signed: readonly string[], hash: string): string {
  const [path = '/', query = ''] = url.split('?')
  const asked = query
    .split('&')
    .filter(Boolean)
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .sort()
  const lines = signed.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}`,
  )
  return [method, strictly(path), asked.join('&'), ...lines, '', signed.join(';'), hash].join('\n')
}

/** Encoded as S3 has it, whatever a client left as it is on the wire: all but letters, digits and `-._~`. */
function strictly(path: string): string {
  const sign = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`
  const parts = path.split('/').map((part) => encodeURIComponent(decodeURIComponent(part)))
  return parts.join('/').replace(/[!'()*]/g, sign)
}

function signingKey({ secretAccessKey, region }: S3Key, day: string): Buffer {
  const dated = hmac(`AWS4${secretAccessKey}`, day)
  return [region, 's3', 'aws4_request'].reduce(hmac, dated)
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
