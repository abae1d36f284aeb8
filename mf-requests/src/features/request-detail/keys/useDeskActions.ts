import { useScreenActions } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { DeskKeys } from './useDeskKeys.ts'

/** What the desk can do, for Ctrl-K and the list of keys. It listens to the keys itself (`useDeskKeys`). */
export function useDeskActions({ actions, options, selection, onAdd, onUndo, onOffer, onClose }: DeskKeys): void {
  const { t } = useTranslation('requests')
  useScreenActions(
    [
      { id: 'desk-offer', label: t('keys.does.Ctrl'), keys: ['Ctrl+Enter'], run: onOffer },
      { id: 'desk-move', label: t('keys.does.move'), keys: ['↑', '↓'] },
      { id: 'desk-next', label: t('keys.does.n'), keys: ['n'], run: selection.next },
      { id: 'desk-pick', label: t('keys.does.1'), keys: ['1–9'] },
      { id: 'desk-none', label: t('keys.does.0'), keys: ['0'], run: () => actions.pick(null) },
      { id: 'desk-more', label: t('keys.does.m'), keys: ['m'], run: options.showAll },
      { id: 'desk-quantity', label: t('keys.does.q'), keys: ['q'], run: actions.editQuantity },
      { id: 'desk-conversion', label: t('keys.does.c'), keys: ['c'], run: actions.takeConversion },
      { id: 'desk-search', label: t('keys.does.z'), keys: ['z', '/'], run: actions.openSearch },
      { id: 'desk-ignore', label: t('keys.does.i'), keys: ['i'], run: actions.toggleIgnored },
      { id: 'desk-reset', label: t('keys.does.r'), keys: ['r'], run: actions.reset },
      { id: 'desk-add', label: t('keys.does.a'), keys: ['a'], run: onAdd },
      { id: 'desk-undo', label: t('keys.does.u'), keys: ['u'], run: onUndo },
      { id: 'desk-close', label: t('keys.does.Esc'), keys: ['Esc'], run: onClose },
    ],
    { covers: true },
  )
}
