import { sentenceOf } from '@staffel/shared-api/client'
import type { OfferTemplate } from '@staffel/shared-api/contract'
import { Text, toast } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CopyOutlined, DeleteOutlined, EditOutlined, StarOutlined } from '@staffel/shared-ui/icons'
import { DataTable, ToneBadge, type Column, type RowAction } from '@staffel/shared-ui/list'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useDeleteTemplate, useDuplicateTemplate, useSaveTemplate } from '../../../api/settings/templates.queries.ts'

export interface TemplateTableProps {
  readonly templates: readonly OfferTemplate[]
  readonly onEdit: (template: OfferTemplate) => void
}

export function TemplateTable({ templates, onEdit }: TemplateTableProps) {
  const { t } = useTranslation('offers')
  const duplication = useDuplicateTemplate()
  const saving = useSaveTemplate()
  const removal = useDeleteTemplate()
  const [asked, setAsked] = useState<OfferTemplate | null>(null)

  const failed = (error: unknown) => void toast.error(t('settings.failed'), { description: sentenceOf(error) })
  const duplicate = ({ id }: OfferTemplate) =>
    duplication.mutate(
      { id, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: ({ name }) => void toast.success(t('settings.templates.duplicated', { name })),
        onError: failed,
      },
    )
  const makeDefault = ({ lastUsed: _used, ...template }: OfferTemplate, isDefault: boolean) =>
    saving.mutate(
      { template: { ...template, isDefault }, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: ({ name }) =>
          void toast.success(t(isDefault ? 'settings.templates.nowDefault' : 'settings.templates.noDefault', { name })),
        onError: failed,
      },
    )
  const remove = ({ id, name }: OfferTemplate) =>
    removal.mutate(id, {
      onSuccess: () => void toast.success(t('settings.templates.deleted', { name })),
      onError: failed,
      onSettled: () => setAsked(null),
    })

  const actions = (template: OfferTemplate): RowAction[] => [
    { key: 'edit', label: t('settings.templates.edit'), icon: <EditOutlined />, onSelect: () => onEdit(template) },
    {
      key: 'duplicate',
      label: t('settings.templates.duplicate'),
      icon: <CopyOutlined />,
      onSelect: () => duplicate(template),
    },
    {
      key: 'default',
      label: t(template.isDefault ? 'settings.templates.endDefault' : 'settings.templates.makeDefault'),
      icon: <StarOutlined />,
      onSelect: () => makeDefault(template, !template.isDefault),
    },
    {
      key: 'delete',
      label: t('settings.templates.delete'),
      icon: <DeleteOutlined />,
      danger: true,
      divided: true,
      onSelect: () => setAsked(template),
    },
  ]

  return (
    <>
      <DataTable
        label={t('settings.templates.title')}
        columns={useColumns()}
        rows={templates}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowActions={actions}
      />
      <ConfirmDialog
        open={asked !== null}
        danger
        title={t('settings.templates.deleteTitle', { name: asked?.name ?? '' })}
        confirmLabel={t('settings.templates.delete')}
        pending={removal.isPending}
        onConfirm={() => asked && remove(asked)}
        onCancel={() => setAsked(null)}
      >
        {t('settings.templates.deleteText')}
      </ConfirmDialog>
    </>
  )
}

function useColumns(): Column<OfferTemplate>[] {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  return [
    {
      id: 'name',
      title: t('settings.templates.columns.name'),
      card: 'title',
      cell: ({ name }) => <strong>{name}</strong>,
    },
    {
      id: 'description',
      title: t('settings.templates.columns.description'),
      card: 'subtitle',
      cell: ({ description }) => <Text tone="muted">{description}</Text>,
    },
    {
      id: 'items',
      title: t('settings.templates.columns.items'),
      card: 'meta',
      align: 'end',
      cell: ({ items }) => <Text numeric>{items.length}</Text>,
    },
    {
      id: 'lastUsed',
      title: t('settings.templates.columns.lastUsed'),
      card: 'meta',
      cell: ({ lastUsed }) => <Text numeric>{formatInstant(lastUsed, language)}</Text>,
    },
    {
      id: 'default',
      title: t('settings.templates.columns.default'),
      card: 'status',
      cell: ({ isDefault }) => isDefault && <ToneBadge tone="green">{t('settings.templates.isDefault')}</ToneBadge>,
    },
  ]
}
