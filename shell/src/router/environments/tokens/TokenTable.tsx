import { sentenceOf } from '@staffel/shared-api/client'
import type { DeployToken, EnvironmentState } from '@staffel/shared-api/contract'
import { Button, EmptyState, ErrorState, Flex, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { PlusOutlined, StopOutlined } from '@staffel/shared-ui/icons'
import { DataTable, ToneBadge, type Column, type RowAction } from '@staffel/shared-ui/list'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { tokensQuery, useRevokeToken } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { useAreaName } from '../words/useAreaName.ts'
import { TokenDialog } from './TokenDialog.tsx'

/** Who may bring versions to one environment from outside. */
export function TokenTable({ environment }: { environment: EnvironmentState }) {
  const { t } = useEnvironmentTexts()
  const [making, setMaking] = useState(false)
  const make = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
      {t('token.make')}
    </Button>
  )
  return (
    <Flex vertical gap={16}>
      <Flex wrap gap={12} align="center" justify="space-between">
        <Text tone="muted">{t('token.intro')}</Text>
        {make}
      </Flex>
      <Tokens environment={environment} />
      {making && <TokenDialog environment={environment} onClose={() => setMaking(false)} />}
    </Flex>
  )
}

function Tokens({ environment }: { environment: EnvironmentState }) {
  const { name } = environment
  const { t } = useEnvironmentTexts()
  const tokens = useQuery(tokensQuery(name))
  const [ending, setEnding] = useState<DeployToken | null>(null)
  const columns = useColumns(environment)
  if (tokens.isPending) return <LoadingState count={3} />
  if (tokens.isError)
    return (
      <ErrorState
        title={t('token.failed')}
        error={tokens.error}
        onRetry={() => void tokens.refetch()}
        retrying={tokens.isFetching}
      />
    )
  if (tokens.data.length === 0) return <EmptyState title={t('token.empty')} description={t('token.emptyText')} />
  const actions = (token: DeployToken): RowAction[] =>
    token.revoked_at === null
      ? [
          {
            key: 'revoke',
            label: t('token.revoke'),
            icon: <StopOutlined />,
            danger: true,
            onSelect: () => setEnding(token),
          },
        ]
      : []
  return (
    <>
      <DataTable
        label={t('token.title')}
        columns={columns}
        rows={tokens.data}
        rowKey={({ id }) => id}
        rowName={({ label }) => label}
        rowActions={actions}
      />
      {ending && <RevokeDialog environment={name} token={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

interface RevokeProps {
  readonly environment: string
  readonly token: DeployToken
  readonly onClose: () => void
}

function RevokeDialog({ environment, token: { id, label }, onClose }: RevokeProps) {
  const { t } = useEnvironmentTexts()
  const { mutate, isPending } = useRevokeToken(environment)
  const revoke = () =>
    mutate(id, {
      onSuccess: () => {
        toast.success(t('token.revoked', { label }))
        onClose()
      },
      onError: (error) => toast.error(t('token.notRevoked', { label }), { description: sentenceOf(error) }),
    })
  return (
    <ConfirmDialog
      open
      danger
      title={t('token.revokeTitle', { label })}
      confirmLabel={t('token.revoke')}
      pending={isPending}
      onConfirm={revoke}
      onCancel={onClose}
    >
      {t('token.revokeText')}
    </ConfirmDialog>
  )
}

function useColumns(environment: EnvironmentState): Column<DeployToken>[] {
  const nameOf = useAreaName(environment)
  const { t } = useEnvironmentTexts()
  const { language } = useLanguage()
  return [
    { id: 'label', title: t('token.label'), card: 'title', cell: ({ label }) => <Text strong>{label}</Text> },
    { id: 'area', title: t('token.area'), card: 'subtitle', cell: ({ area }) => nameOf(area) },
    { id: 'rights', title: t('token.rights'), card: 'meta', cell: ({ rights }) => t(`token.${rights}`) },
    {
      id: 'state',
      title: t('token.state'),
      card: 'status',
      cell: ({ revoked_at: at }) =>
        at === null ? (
          <ToneBadge tone="green">{t('token.valid')}</ToneBadge>
        ) : (
          <ToneBadge tone="gray">{t('token.revokedAt')}</ToneBadge>
        ),
    },
    {
      id: 'used',
      title: t('token.lastUsed'),
      card: 'meta',
      cell: ({ last_used_at: at }) => <Text numeric>{at ? formatInstant(at, language) : t('token.never')}</Text>,
    },
    { id: 'by', title: t('token.madeBy'), card: 'meta', from: 'medium', cell: ({ made_by: by }) => by },
  ]
}
