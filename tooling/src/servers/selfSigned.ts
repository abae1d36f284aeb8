import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface SelfSigned {
  /** PEM. */
  readonly key: string
  readonly cert: string
  /** What Chromium is told to trust: the hash of the public key. */
  readonly spkiHash: string
}

// Just enough DER for a certificate: https://www.rfc-editor.org/rfc/rfc5280#section-4.1
const block = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]) => block(0x30, ...parts)
const time = (at: Date) => block(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
const ecdsaWithSha256 = sequence(block(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const localhost = sequence(
  block(0x31, sequence(block(0x06, Buffer.from('550403', 'hex')), block(0x0c, Buffer.from('localhost')))),
)

/** A certificate for `localhost`, valid for a day, made for one run of a bench, a drill or a test. */
export function selfSigned(): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })).export({
    type: 'spki',
    format: 'der',
  })
  const serial = Buffer.from([1, ...randomBytes(8)])
  const validity = sequence(time(new Date(Date.now() - 3_600_000)), time(new Date(Date.now() + 86_400_000)))
  const body = sequence(block(0x02, serial), ecdsaWithSha256, localhost, validity, localhost, spki)
  const signature = sign('sha256', body, privateKey)
  const der = sequence(body, ecdsaWithSha256, block(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    spkiHash: createHash('sha256').update(spki).digest('base64'),
  }
}
