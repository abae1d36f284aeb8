import { useQuery } from '@staffel/shared-ui/query'
import { mailHtmlQuery } from '../../../api/requests.queries.ts'
import { OriginalMail } from '../../../parts/OriginalMail.tsx'
import styles from './mail.module.css'

/** A mail of a request as its sender laid it out. */
export function MailOriginal({ requestId, mailId }: { requestId: string; mailId: number }) {
  return <OriginalMail className={styles.original} html={useQuery(mailHtmlQuery(requestId, mailId))} />
}
