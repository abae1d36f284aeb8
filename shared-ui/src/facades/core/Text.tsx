import type { ReactNode } from 'react'
import './typography.css'

export interface TextProps {
  tone?: 'normal' | 'muted' | 'danger' | 'success'
  size?: 'normal' | 'small'
  strong?: boolean
  /** Digits of equal width, never broken over two lines: amounts, numbers, dates. */
  numeric?: boolean
  /** `p` for a paragraph. */
  as?: 'span' | 'p' | 'div'
  className?: string
  id?: string
  children: ReactNode
}

/** A piece of text in one of the tones of the house. */
export function Text({
  tone = 'normal',
  size = 'normal',
  strong,
  numeric,
  as: Tag = 'span',
  className,
  id,
  children,
}: TextProps) {
  const classes = [
    'sf-text',
    `sf-text-${tone}`,
    `sf-text-size-${size}`,
    strong && 'sf-text-strong',
    numeric && 'sf-numeric',
    className,
  ]
  return (
    <Tag id={id} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  )
}
