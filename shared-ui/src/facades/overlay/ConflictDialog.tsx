import Button from 'antd/es/button'
import { Modal } from './Modal.tsx'

export interface ConflictDialogProps {
  open: boolean
  pending: boolean
  /** What happened, what each answer does, and the two answers. */
  words: { readonly title: string; readonly text: string; readonly reload: string; readonly keep: string }
  onKeep: () => void
  onReload?: () => void
  /** Decides later; nothing is lost. */
  onClose: () => void
}

/** Somebody else saved first: theirs is loaded, or one's own takes its place. */
export function ConflictDialog({ open, pending, words, onKeep, onReload, onClose }: ConflictDialogProps) {
  return (
    <Modal
      open={open}
      title={words.title}
      width={480}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={
        <>
          <Button disabled={pending} onClick={onReload}>
            {words.reload}
          </Button>
          <Button type="primary" loading={pending} onClick={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    >
      {words.text}
    </Modal>
  )
}
