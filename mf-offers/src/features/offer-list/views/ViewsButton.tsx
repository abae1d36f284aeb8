import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { StarOutlined } from '@staffel/shared-ui/icons'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { ViewList } from './ViewList.tsx'

const SaveViewDialog = lazyPart(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)

/** Filters and order that were kept under a name. */
export function ViewsButton() {
  const { t } = useTranslation('offers')
  const [open, setOpen] = useState(false)
  // Once it was there the dialog stays, so that it closes as it opened.
  const [saving, setSaving] = useState<boolean | null>(null)
  const save = () => {
    setOpen(false)
    setSaving(true)
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        open={open}
        onOpenChange={setOpen}
        popupRender={() => <ViewList onOpened={() => setOpen(false)} onSave={save} />}
      >
        <Button icon={<StarOutlined />} aria-expanded={open}>
          {t('list.views.label')}
        </Button>
      </Dropdown>
      {saving !== null && (
        <Suspense>
          <SaveViewDialog open={saving} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  )
}
