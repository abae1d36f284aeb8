import { sentenceOf } from '@staffel/shared-api/client'
import { Alert, Button, ButtonLink, Card, Flex, Text, toast } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DownloadOutlined, EyeOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { exactStatusQuery } from '../../api/exact.queries.ts'
import { useBringIn, type SyncKind } from '../../api/sync.queries.ts'
import { paths } from '../../paths.ts'
import { useNamedKinds } from './useNamedKinds.ts'
import { KindChoice } from './KindChoice.tsx'
import styles from './sync.module.css'

/** Begins: with a look at what would become of it, or for real. */
export function StartCard() {
  const { t } = useTranslation('integrations')
  const status = useQuery(exactStatusQuery())
  const { mutate, isPending, variables } = useBringIn()
  const [kinds, setKinds] = useState<readonly SyncKind[]>(useNamedKinds())
  const [full, setFull] = useState(false)
  const isUnconnected = status.data?.connected === false
  const isOff = isUnconnected || isPending || kinds.length === 0

  function begin(isLook: boolean): void {
    mutate(
      { entities: [...kinds], dry_run: isLook, full },
      {
        onSuccess: () => toast.success(t(isLook ? 'sync.lookBegun' : 'sync.begun')),
        onError: (error) => toast.error(t('sync.notBegun'), { description: sentenceOf(error) }),
      },
    )
  }

  return (
    <Card title={t('sync.start')}>
      <div className={styles.part}>
        <Text as="p" tone="muted">
          {t('sync.startText')}
        </Text>
        {isUnconnected && (
          <Alert
            type="warning"
            showIcon
            title={t('sync.unconnected')}
            action={<ButtonLink to={paths.exact()}>{t('sync.connect')}</ButtonLink>}
          />
        )}
        <KindChoice chosen={kinds} status={status.data} disabled={isPending} onChange={setKinds} />
        <Checkbox checked={full} disabled={isPending} onChange={({ target }) => setFull(target.checked)}>
          {t('sync.full')}
        </Checkbox>
        <Flex wrap gap={8}>
          <Button
            icon={<EyeOutlined />}
            disabled={isOff}
            loading={isPending && variables.dry_run}
            onClick={() => begin(true)}
          >
            {t('sync.look')}
          </Button>
          <Button
            type="primary"
            icon={<DownloadOutlined />}
            disabled={isOff}
            loading={isPending && !variables.dry_run}
            onClick={() => begin(false)}
          >
            {t('sync.bringIn')}
          </Button>
        </Flex>
      </div>
    </Card>
  )
}
