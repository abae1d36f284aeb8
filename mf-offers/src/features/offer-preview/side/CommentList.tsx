import type { OfferComment } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'
import styles from './comment-list.module.css'

/** What was said about an offer, oldest first, the customer's on the left. */
export function CommentList({ comments }: { comments: readonly OfferComment[] }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  if (comments.length === 0) return false
  return (
    <ol className={styles.commentList}>
      {comments.map((comment) => (
        <li key={comment.id} className={comment.author_kind === 'staff' ? styles.commentStaff : undefined}>
          <Text as="div" tone="muted" size="small">
            <strong>{comment.author || t(`comments.${comment.author_kind}`)}</strong> ·{' '}
            {formatInstant(comment.at, language)}{' '}
            {comment.visible_to === 'staff' && <ToneBadge tone="gray">{t('comments.staffOnly')}</ToneBadge>}
          </Text>
          <p className={styles.commentText}>{comment.text}</p>
        </li>
      ))}
    </ol>
  )
}
