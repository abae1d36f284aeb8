import { sentenceOf } from '@staffel/shared-api/client'
import type { UserRow } from '@staffel/shared-api/contract'
import { mayEditRole, mayManagePerson, mayUnblock } from '@staffel/shared-api/rules'
import { hasRole, ownFactors, useUser } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import {
  CheckCircleOutlined,
  EditOutlined,
  LockOutlined,
  LoginOutlined,
  SafetyOutlined,
  StopOutlined,
  UndoOutlined,
} from '@staffel/shared-ui/icons'
import type { RowAction } from '@staffel/shared-ui/list'
import { useAcceptUser, useSetUserFeatures, useUnblockUser } from '../../api/users.mutations.ts'

/** What is asked about in a dialog. */
export interface Doing {
  readonly what: 'block' | 'edit' | 'move' | 'factors'
  readonly user: UserRow
}

/** The menu of a row, by status and role: nothing about oneself, nor about who stands above. */
export function useUserActions(onDo: (doing: Doing) => void): (user: UserRow) => RowAction[] {
  const { t } = useTranslation('people')
  const me = useUser()
  const accept = useAcceptUser()
  const unblock = useUnblockUser()
  const setFeatures = useSetUserFeatures()

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

  /** What somebody may decide for the whole installation: given and taken by an Admin. */
  const owning = ({ user_id: id, email, features }: UserRow): RowAction => {
    const isOwner = features.includes('product-owner')
    return {
      key: 'product-owner',
      label: t(isOwner ? 'users.owner.take' : 'users.owner.give'),
      icon: <SafetyOutlined />,
      disabled: setFeatures.isPending,
      onSelect: () =>
        setFeatures.mutate(
          { id, features: isOwner ? [] : ['product-owner'] },
          {
            onSuccess: () => toast.success(t(isOwner ? 'users.owner.taken' : 'users.owner.given', { email })),
            onError: (error) => toast.error(t('users.owner.failed', { email }), { description: sentenceOf(error) }),
          },
        ),
    }
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
    const factors: RowAction = {
      key: 'factors',
      label: t('userFactors.action'),
      icon: <LockOutlined />,
      onSelect: () => onDo({ what: 'factors', user }),
    }
    const change = byStatus[user.status](user)
    const isFirst = user.status === 'invited' || (user.status === 'blocked' && mayUnblock(me, user))
    return [
      ...(isFirst ? [change] : []),
      ...(mayEditRole(me, user.role) ? [edit] : []),
      ...(hasRole(me, ['Admin']) && user.status !== 'invited'
        ? [move, ...(ownFactors.offered() ? [factors] : []), owning(user)]
        : []),
      ...(user.status === 'active' ? [change] : []),
    ]
  }
}
