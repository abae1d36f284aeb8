import type { ImageKind } from './image-kind.ts'

/** What is asked of a picture that somebody sent. */
export type PictureJob =
  | { readonly ask: 'logo'; readonly bytes: Uint8Array; readonly kind: ImageKind }
  | { readonly ask: 'redraw'; readonly bytes: Uint8Array; readonly kind: ImageKind }
  | { readonly ask: 'signature'; readonly bytes: Uint8Array }
  | { readonly ask: 'print'; readonly bytes: Uint8Array; readonly mime: string }
  | { readonly ask: 'thumbs'; readonly pictures: readonly Uint8Array[] }

export interface PrintedPicture {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

/** A picture beside a line of a document. */
export interface PrintedThumb {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** `unreadable`: it does not decode, or is not of the kind that it says. */
export type LogoAnswer = { readonly safe: Uint8Array } | { readonly refused: 'unreadable' | 'too_many_pixels' }

/** A picture drawn anew as WebP, and a small one of it. */
export interface RedrawnPicture {
  readonly full: Uint8Array
  readonly thumb: Uint8Array
  readonly width: number
  readonly height: number
}
export type RedrawnAnswer = RedrawnPicture | { readonly refused: 'unreadable' | 'too_many_pixels' }
export type SignatureAnswer = 'drawn' | 'empty' | 'unreadable'

export type PictureAnswer =
  | { readonly logo: LogoAnswer }
  | { readonly redrawn: RedrawnAnswer }
  | { readonly signature: SignatureAnswer }
  | { readonly printed: PrintedPicture | null }
  | { readonly thumbs: readonly (PrintedThumb | null)[] }
