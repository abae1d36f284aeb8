import type { ReactNode } from 'react'
import './form-foot.css'
import { KeptNotice, type KeptNoticeProps } from './KeptNotice.tsx'

export interface FormFootProps {
  readonly copy: KeptNoticeProps['copy']
  /** What stands in the way of the form, and the ways out of it. */
  readonly children: ReactNode
}

/** Stays at the foot of the window below a form, with what of it is kept. */
export function FormFoot({ copy, children }: FormFootProps) {
  return (
    <footer data-foot className="sf-form-foot">
      {/* It comes after the form was drawn, and moves nothing of it here. */}
      <KeptNotice copy={copy} />
      {children}
    </footer>
  )
}
