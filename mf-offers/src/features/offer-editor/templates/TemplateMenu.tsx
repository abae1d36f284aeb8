import { mayKeepTemplates } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DownOutlined } from '@staffel/shared-ui/icons'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState, type Dispatch } from 'react'
import type { EditorAction, EditorState } from '../draft/draftReducer.ts'

const ApplyTemplateDialog = lazyPart(async () => (await import('./ApplyTemplateDialog.tsx')).ApplyTemplateDialog)
const SaveTemplateDialog = lazyPart(async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog)

export interface TemplateMenuProps {
  state: EditorState
  dispatch: Dispatch<EditorAction>
}

/** Lines and texts that are used again: taken from a template, or kept as one by the seller. */
export function TemplateMenu({ state, dispatch }: TemplateMenuProps) {
  const { t } = useTranslation('offers')
  const [open, setOpen] = useState<'apply' | 'save' | null>(null)
  const user = useUser()
  const close = () => setOpen(null)
  const save = {
    key: 'save',
    label: t('editor.templates.save'),
    disabled: state.draft.lines.length === 0,
    onClick: () => setOpen('save'),
  }
  const items = [
    { key: 'apply', label: t('editor.templates.apply'), onClick: () => setOpen('apply') },
    ...(user && mayKeepTemplates(user) ? [save] : []),
  ]
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button>
          {t('editor.templates.label')} <DownOutlined />
        </Button>
      </Dropdown>
      <Suspense>
        {open === 'apply' && <ApplyTemplateDialog state={state} dispatch={dispatch} onClose={close} />}
        {open === 'save' && <SaveTemplateDialog state={state} onClose={close} />}
      </Suspense>
    </>
  )
}
