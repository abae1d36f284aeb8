import type { ReactNode } from 'react'
import './typography.css'

export interface HeadingProps {
  level: 1 | 2 | 3 | 4
  /** How it looks; without it as its level does. */
  size?: 'large' | 'medium' | 'small'
  id?: string
  className?: string
  children: ReactNode
}

const sizes = { 1: 'large', 2: 'medium', 3: 'small', 4: 'small' } as const

/** A heading: its level says where it stands, its size how it looks. */
export function Heading({ level, size = sizes[level], id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={`sf-heading sf-heading-${size}${className ? ` ${className}` : ''}`}>
      {children}
    </Tag>
  )
}
