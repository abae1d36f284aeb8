import { useId, type ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import './card.css'

export interface CardProps {
  /** Heading of the card; it names the section for assistive technology. */
  title?: ReactNode
  /** At the right of the title. */
  extra?: ReactNode
  /** `flush` leaves the padding to the content (tables). */
  padding?: 'normal' | 'flush'
  className?: string
  children: ReactNode
}

/** A white sheet on the canvas that holds one subject. */
export function Card({ title, extra, padding = 'normal', className, children }: CardProps) {
  const id = useId()
  return (
    <section
      className={`sf-card sf-card-${padding}${className ? ` ${className}` : ''}`}
      aria-labelledby={title ? id : undefined}
    >
      {(title || extra) && (
        <div className="sf-card-head">
          {title && (
            <Heading level={2} size="small" id={id}>
              {title}
            </Heading>
          )}
          {extra && <div className="sf-card-extra">{extra}</div>}
        </div>
      )}
      <div className="sf-card-body">{children}</div>
    </section>
  )
}
