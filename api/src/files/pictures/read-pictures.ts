import { createProcessPool } from '../../system/workers/process-pool.ts'
import type { ImageKind } from './image-kind.ts'
import type {
  LogoAnswer,
  PictureAnswer,
  PictureJob,
  PrintedPicture,
  PrintedThumb,
  RedrawnAnswer,
  SignatureAnswer,
} from './picture-jobs.types.ts'

/**
 * Pictures are decoded in processes with limits: one that is made to take long, or to break its decoder, takes nothing
 * of this one.
 */
const pool = createProcessPool<PictureJob, PictureAnswer>(new URL('./picture.worker.ts', import.meta.url), {
  size: 2,
  timeoutMs: 10_000,
  idleMs: 60_000,
  heapMb: 128,
  memoryMb: 500,
  native: true,
})

/** Null: it took more than it may. The pictures of one owner never hold all processes. */
const ask = (job: PictureJob, owner?: string): Promise<PictureAnswer | null> => pool.run(job, owner).catch(() => null)

export async function readLogo(bytes: Uint8Array, kind: ImageKind, owner: string): Promise<LogoAnswer> {
  const answer = await ask({ ask: 'logo', bytes, kind }, owner)
  return answer && 'logo' in answer ? answer.logo : { refused: 'unreadable' }
}

export async function readProductPicture(bytes: Uint8Array, kind: ImageKind, owner: string): Promise<RedrawnAnswer> {
  const answer = await ask({ ask: 'redraw', bytes, kind }, owner)
  return answer && 'redrawn' in answer ? answer.redrawn : { refused: 'unreadable' }
}

export async function readSignature(bytes: Uint8Array, owner: string): Promise<SignatureAnswer> {
  const answer = await ask({ ask: 'signature', bytes }, owner)
  return answer && 'signature' in answer ? answer.signature : 'unreadable'
}

/** Any picture as a document takes it; null when it is none. */
export async function readyImage(
  image: { readonly bytes: Uint8Array; readonly mime: string } | null | undefined,
): Promise<PrintedPicture | null> {
  if (!image) return null
  const answer = await ask({ ask: 'print', bytes: image.bytes, mime: image.mime })
  return answer && 'printed' in answer ? answer.printed : null
}

/** So many at a time, that neither time nor memory runs out. */
const thumbsAtOnce = 50

/** Small pictures as a document takes them, by the keys that they came with; without those that are none. */
export async function readyThumbs(
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, PrintedThumb>> {
  const ready = new Map<string, PrintedThumb>()
  const named = [...pictures]
  for (let start = 0; start < named.length; start += thumbsAtOnce) {
    const part = named.slice(start, start + thumbsAtOnce)
    const answer = await ask({ ask: 'thumbs', pictures: part.map(([, bytes]) => bytes) })
    const thumbs = answer && 'thumbs' in answer ? answer.thumbs : []
    for (const [index, [name]] of part.entries()) {
      const thumb = thumbs[index]
      if (thumb) ready.set(name, thumb)
    }
  }
  return ready
}
