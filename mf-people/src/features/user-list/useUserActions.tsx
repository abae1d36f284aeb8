import { sentenceOf } from '@staffel/shared-api/client'
import type { UserRow } from '@staffel/shared-api/contract'
import { mayEditRole, mayManagePerson, mayUnblock } from '@staffel/shared-api/rules'
import { hasRole, useUser } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, EditOutlined, LoginOutlined, StopOutlined, UndoOutlined } from '@staffel/shared-ui/icons'
import type { RowAction } from '@staffel/shared-ui/list'
import { useAcceptUser, useUnblockUser } from '../../api/users.mutations.ts'

/** What is asked about in a dialog. */
export interface Doing {
  readonly what: 'block' | 'edit' | 'move'
  readonly user: UserRow
}

/** The menu of a row, by status and role: nothing about oneself, nor about who stands above. */
export function useUserActions(onDo: (doing: Doing) => void): (user: UserRow) => RowAction[] {
  const { t } = useTranslation('people')
  const me = useUser()
  const accept = useAcceptUser()
  const unblock = useUnblockUser()

  const run = (change: typeof accept, { user_id: id, email }: UserRow, done: string, failed: string) =>
    change.mutate(id, {
      onSuccess: () => toast.success(t(done, { email })),
      onError: (error) => toast.error(t(failed, { email }), { description: sentenceOf(error) }),
    })

  const byStatus = {
    invited: (user: UserRow): RowAction => ({
      key: 'accept',
      label: t('users.accept'),
      icon: <CheckCircleOutlined />,
      disabled: accept.isPending,
      onSelect: () => run(accept, user, 'users.accepted', 'users.notAccepted'),
    }),
    active: (user: UserRow): RowAction => ({
      key: 'block',
      label: t('users.block'),
      icon: <StopOutlined />,
      danger: true,
      divided: true,
      onSelect: () => onDo({ what: 'block', user }),
    }),
    blocked: (user: UserRow): RowAction => ({
      key: 'unblock',
      label: t('users.unblock'),
      icon: <UndoOutlined />,
      disabled: unblock.isPending,
      onSelect: () => run(unblock, user, 'users.unblocked', 'users.notUnblocked'),
    }),
  }

  return (user) => {
    if (!me || user.user_id === me.user_id || !mayManagePerson(me, user)) return []
    const edit: RowAction = {
      key: 'edit',
      label: t('users.edit'),
      icon: <EditOutlined />,
      onSelect: () => onDo({ what: 'edit', user }),
    }
    const move: RowAction = {
      key: 'move',
      label: t('signIns.move'),
      icon: <LoginOutlined />,
      onSelect: () => onDo({ what: 'move', user }),
    }
    const change = byStatus[user.status](user)
    const isFirst = user.status === 'invited' || (user.status === 'blocked' && mayUnblock(me, user))
    return [
      ...(isFirst ? [change] : []),
      ...(mayEditRole(me, user.role) ? [edit] : []),
      ...(hasRole(me, ['Admin']) && user.status !== 'invited' ? [move] : []),
      ...(user.status === 'active' ? [change] : []),
    ]
  }
}
