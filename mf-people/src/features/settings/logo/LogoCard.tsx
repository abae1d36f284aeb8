import { sentenceOf } from '@staffel/shared-api/client'
import type { CompanyAddress } from '@staffel/shared-api/contract'
import { mayChangeCompany } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, Card, ErrorState, Flex, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, UploadOutlined } from '@staffel/shared-ui/icons'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { logoQuery, useDeleteLogo } from '../../../api/company/logo.queries.ts'
import { PictureDialog } from '../../../parts/picture/PictureDialog.tsx'
import styles from './logo.module.css'
import { useLogoPicture } from './useLogoPicture.ts'

/** The logo as documents show it, on the white of their paper. */
export function LogoCard({ company }: { company: CompanyAddress }) {
  const { t } = useTranslation('people')
  const user = useUser()
  const logo = useQuery(logoQuery())
  const removal = useDeleteLogo()
  const picture = useLogoPicture()
  const [open, setOpen] = useState<'upload' | 'delete' | null>(null)
  const mayEdit = user !== null && mayChangeCompany(user)
  const url = logo.data?.url ?? null

  if (!mayEdit && logo.isSuccess && url === null) return null

  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => {
        setOpen(null)
        toast.success(t('logo.deleted'))
      },
      onError: (error) => void toast.failure(t('logo.notDeleted'), remove, { description: sentenceOf(error) }),
    })

  return (
    <Card title={t('logo.title')}>
      {content()}
      <PictureDialog picture={picture} open={open === 'upload'} onClose={() => setOpen(null)} />
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={t('logo.deleteTitle')}
        confirmLabel={t('logo.delete')}
        pending={removal.isPending}
        onConfirm={remove}
        onCancel={() => setOpen(null)}
      >
        {t('logo.deleteText')}
      </ConfirmDialog>
    </Card>
  )

  function content() {
    if (logo.isPending) return <LoadingState count={1} />
    if (logo.isError)
      return (
        <ErrorState
          size="compact"
          title={t('logo.notLoaded')}
          error={logo.error}
          onRetry={() => void logo.refetch()}
          retrying={logo.isFetching}
        />
      )
    return (
      <div className={styles.logo}>
        {url === null ? (
          <Text tone="muted">{t('logo.none')}</Text>
        ) : (
          <div className={styles.paper}>
            <img src={url} alt={t('logo.of', { name: company.name })} />
          </div>
        )}
        {mayEdit && (
          <Flex gap={8} wrap>
            <Button icon={<UploadOutlined />} onClick={() => setOpen('upload')}>
              {t(url === null ? 'logo.upload' : 'logo.replace')}
            </Button>
            {url !== null && (
              <Button icon={<DeleteOutlined />} onClick={() => setOpen('delete')}>
                {t('logo.delete')}
              </Button>
            )}
          </Flex>
        )}
      </div>
    )
  }
}
