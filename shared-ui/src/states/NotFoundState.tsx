import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FileSearchOutlined } from '../facades/icons/index.ts'
import { StatePanel } from './StatePanel.tsx'

export interface NotFoundStateProps {
  /** Without it: "Oops! Page not found". A screen that misses one thing says which: "Offer not found". */
  title?: string
  description?: ReactNode
  /** Where the link leads; without it back to login, from where a signed-in visitor is sent home. */
  back?: { to: string; label: string }
}

/** In the place of a page, or of the one thing that a page is about, that does not exist. */
export function NotFoundState({ title, description, back }: NotFoundStateProps) {
  const { t } = useTranslation('ui')
  const { to, label } = back ?? { to: '/login', label: t('notFound.back') }
  return (
    <StatePanel
      headingLevel={1}
      icon={<FileSearchOutlined />}
      title={title ?? t('notFound.title')}
      description={description ?? t('notFound.message')}
      actions={<Link to={to}>{label}</Link>}
    />
  )
}
