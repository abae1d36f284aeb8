import { crc32, deflateSync } from 'node:zlib'

export interface PngParts {
  readonly width?: number
  readonly height?: number
  /** Of the pixel at a place: red, green, blue, opacity. */
  readonly pixel?: (x: number, y: number) => readonly [number, number, number, number]
}

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/**
 * The chunks of a picture of true colour with opacity, from its signature to its end; by default with a black line on
 * nothing.
 */
function pngChunks({
  width = 20,
  height = 20,
  pixel = (x, y) => [0, 0, 0, x === y ? 255 : 0],
}: PngParts = {}): readonly [start: Buffer, head: Buffer, data: Buffer, end: Buffer] {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  head[9] = 6
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => pixel(x, y)).flat()]),
  )
  return [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]
}

export const makePng = (parts?: PngParts): Buffer => Buffer.concat(pngChunks(parts))

/** Eight ways in which a picture is none. */
export function brokenPngs(): [name: string, bytes: Buffer][] {
  const [start, head, data, end] = pngChunks()
  const flipped = (bytes: Buffer, at: number): Buffer => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  const large = pngChunks({ width: 20, height: 10 })[2]
  return [
    ['a wrong check sum of the head', Buffer.concat([start, flipped(head, head.length - 1), data, end])],
    ['a wrong check sum of the data', Buffer.concat([start, head, flipped(data, data.length - 1), end])],
    [
      'data that does not unpack',
      Buffer.concat([start, head, chunk('IDAT', Buffer.from('no packed data at all')), end]),
    ],
    ['too little data', Buffer.concat([start, head, large, end])],
    ['no data', Buffer.concat([start, head, end])],
    ['no end', Buffer.concat([start, head, data])],
    ['cut off', Buffer.concat([start, head, data]).subarray(0, 60)],
    ['zeros behind the head', Buffer.concat([start, head, Buffer.alloc(100)])],
    [
      'more pixels than any screen',
      Buffer.concat([
        start,
        chunk('IHDR', Buffer.from('0000ffff0000ffff0806000000', 'hex')),
        chunk('IDAT', deflateSync(Buffer.alloc(10_000_000))),
        end,
      ]),
    ],
  ]
}
