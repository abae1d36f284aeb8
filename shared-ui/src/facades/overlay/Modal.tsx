import AntdModal, { type ModalProps } from 'antd/es/modal'
import { useId } from 'react'
import { useFocusReturn } from './useFocusReturn.ts'

export type { ModalProps } from 'antd/es/modal'

/** A dialog above the screen, which gives the focus back to what opened it. */
export function Modal(props: ModalProps) {
  const own = useId()
  useFocusReturn(props.open === true, own)
  return <AntdModal {...props} wrapProps={{ id: own }} focusable={{ focusTriggerAfterClose: false }} />
}
