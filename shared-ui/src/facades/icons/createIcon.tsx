import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types'
import { createElement, type CSSProperties, type FC, type ReactNode } from 'react'

export interface IconProps {
  /** Says what the icon means where no text does; without it the icon is hidden from assistive technology. */
  label?: string
  className?: string
  style?: CSSProperties
}

/** Draws one of Ant Design's icons; it takes the size and the colour of the text around it. */
export function createIcon(definition: IconDefinition): FC<IconProps> {
  const node = typeof definition.icon === 'function' ? definition.icon('currentColor', 'currentColor') : definition.icon
  // Some drawings carry an empty <style>, which a strict content policy refuses.
  const paths = (node.children ?? []).filter(({ tag }) => tag !== 'defs').map(draw)

  return function Icon({ label, className, style }: IconProps) {
    return (
      <span
        className={`anticon${className ? ` ${className}` : ''}`}
        style={style}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <svg {...reactNames(node.attrs)} width="1em" height="1em" fill="currentColor" aria-hidden="true">
          {paths}
        </svg>
      </span>
    )
  }
}

function draw(node: AbstractNode, index: number): ReactNode {
  return createElement(node.tag, { ...reactNames(node.attrs), key: index }, node.children?.map(draw))
}

/** The package writes attributes as SVG does (`fill-rule`), React wants `fillRule`. */
function reactNames(attributes: AbstractNode['attrs']): Record<string, string> {
  const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [camel(name), value]))
}
