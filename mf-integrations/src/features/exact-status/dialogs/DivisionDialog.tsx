import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactEnv, ExactLinkState } from '@staffel/shared-api/contract'
import { ErrorState, Flex, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { Radio } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { useChooseExactDivision } from '../../../api/exact.mutations.ts'
import { exactDivisionsQuery } from '../../../api/exact.queries.ts'
import styles from '../exact-status.module.css'

export interface DivisionDialogProps {
  readonly env: ExactEnv
  readonly link: ExactLinkState
  readonly onClose: () => void
}

/** Chooses the administration among those that the login at Exact reaches. */
export function DivisionDialog({ env, link, onClose }: DivisionDialogProps) {
  const { t } = useTranslation('integrations')
  const divisions = useQuery(exactDivisionsQuery(env))
  const { mutate, isPending } = useChooseExactDivision()
  const [chosen, setChosen] = useState(link.division)
  const name = divisions.data?.find(({ code }) => code === chosen)?.name

  function confirm(): void {
    if (chosen === null) return
    mutate(
      { env, code: chosen },
      {
        onSuccess: () => {
          toast.success(t('exact.divisionChosen', { name }))
          onClose()
        },
        onError: (error) => toast.error(t('exact.divisionNotChosen'), { description: sentenceOf(error) }),
      },
    )
  }

  return (
    <ConfirmDialog
      open
      title={t('exact.divisionTitle')}
      confirmLabel={t('exact.divisionConfirm')}
      confirmDisabled={name === undefined || chosen === link.division}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {content()}
    </ConfirmDialog>
  )

  function content() {
    if (divisions.isPending) return <LoadingState shape="form" count={2} label={t('exact.divisionsLoading')} />
    if (!divisions.data)
      return (
        <ErrorState
          size="compact"
          title={t('exact.divisionsFailed')}
          error={divisions.error}
          onRetry={() => void divisions.refetch()}
          retrying={divisions.isFetching}
        />
      )
    return (
      <Flex vertical gap={16}>
        <Radio.Group
          className={styles.divisions}
          aria-label={t('exact.divisionTitle')}
          value={chosen}
          options={divisions.data.map((division) => ({
            value: division.code,
            label: (
              <>
                {division.name}{' '}
                <Text tone="muted" size="small" numeric>
                  {division.code}
                </Text>
              </>
            ),
          }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <span>{t('exact.divisionText')}</span>
      </Flex>
    )
  }
}
