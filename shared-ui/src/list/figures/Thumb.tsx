import './thumb.css'

export interface ThumbProps {
  /** Of the picture; without it there is only its place, so that names stay below each other. */
  src?: string
}

/** A small picture before a name, which says what it shows. */
export function Thumb({ src }: ThumbProps) {
  return (
    <span className="sf-thumb" data-empty={src ? undefined : true}>
      {src && <img src={src} alt="" loading="lazy" width={36} height={36} />}
    </span>
  )
}
