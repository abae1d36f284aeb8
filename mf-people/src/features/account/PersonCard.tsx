import { sentenceOf } from '@staffel/shared-api/client'
import type { SessionUser } from '@staffel/shared-auth'
import { Avatar, Button, Card, Flex, Text, toast } from '@staffel/shared-ui/core'
import { initials } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, SafetyOutlined, UploadOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { isOwnPicture } from '@staffel/shared-api/rules'
import { useState } from 'react'
import { useDeleteOwnPicture } from '../../api/account/profile.mutations.ts'
import { PictureDialog } from '../../parts/picture/PictureDialog.tsx'
import styles from './account.module.css'
import { useOwnPicture } from './useOwnPicture.ts'

/** Who somebody is: picture or initials, name, address and whether that was verified. The picture is chosen here. */
export function PersonCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('people')
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  return (
    <Card>
      <Flex gap={16} align="center" wrap>
        <Avatar size={64} src={user.photoURL ?? undefined} alt={name}>
          {initials(name)}
        </Avatar>
        <Flex vertical gap={4} className={styles.person}>
          <Flex gap={8} align="center" wrap>
            <Text strong>{name}</Text>
            {user.emailVerified && (
              <ToneBadge tone="green" icon={<SafetyOutlined />}>
                {t('account.verified')}
              </ToneBadge>
            )}
          </Flex>
          <Text tone="muted">{user.email}</Text>
        </Flex>
        <PictureButtons url={user.photoURL} />
      </Flex>
    </Card>
  )
}

/** Only a picture of one's own can be taken away: another one belongs to the sign-in. */
function PictureButtons({ url }: { url: string | null }) {
  const { t } = useTranslation('people')
  const picture = useOwnPicture()
  const removal = useDeleteOwnPicture()
  const [open, setOpen] = useState<'upload' | 'delete' | null>(null)
  const isOwn = isOwnPicture(url)

  const remove = (): void =>
    removal.mutate(undefined, {
      onSuccess: () => {
        setOpen(null)
        toast.success(t('portrait.deleted'))
      },
      onError: (error) => void toast.failure(t('portrait.notDeleted'), remove, { description: sentenceOf(error) }),
    })

  return (
    <Flex gap={8} wrap className={styles.picture}>
      <Button icon={<UploadOutlined />} onClick={() => setOpen('upload')}>
        {t(isOwn ? 'portrait.replace' : 'portrait.upload')}
      </Button>
      {isOwn && (
        <Button icon={<DeleteOutlined />} onClick={() => setOpen('delete')}>
          {t('portrait.delete')}
        </Button>
      )}
      <PictureDialog picture={picture} open={open === 'upload'} onClose={() => setOpen(null)} />
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={t('portrait.deleteTitle')}
        confirmLabel={t('portrait.delete')}
        pending={removal.isPending}
        onConfirm={remove}
        onCancel={() => setOpen(null)}
      >
        {t('portrait.deleteText')}
      </ConfirmDialog>
    </Flex>
  )
}
