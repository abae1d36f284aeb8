import type { Offer, OfferMailDraft } from '@staffel/shared-api/contract'
import { isBlank, orderAdvice } from '@staffel/shared-api/rules'
import { isApiError } from '@staffel/shared-api/client'
import { useWorkingCopy } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useMemo, useState } from 'react'
import { offerSendingCalls } from '../../../api/offers/offer-sending.queries.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'
import { isAddress } from './addresses.ts'

interface Mail {
  readonly to: string[]
  readonly cc: string[]
  readonly subject: string
  readonly body: string
  readonly attach_pdf: boolean
  readonly with_link: boolean
  readonly attachment_ids: number[]
  /** A draft: that it may be issued. */
  readonly confirmed: boolean
}

type Problems = Readonly<Partial<Record<keyof Mail, string>>>

/** What is kept of a mail that was not sent; that an offer may be issued is said anew. */
function writtenOf({ to, cc, subject, body, attach_pdf, with_link, attachment_ids }: Mail): Omit<Mail, 'confirmed'> {
  return { to, cc, subject, body, attach_pdf, with_link, attachment_ids }
}

export interface SendFormOptions {
  offer: Offer
  kind: 'offer' | 'reminder'
  draft: OfferMailDraft
  onSent: () => void
  /** Focuses the first field that is marked as wrong. */
  showFirstProblem: () => void
}

/** The mail as it is being written, what is wrong with it once it was sent, and the sending itself. */
export function useSendForm({ offer, kind, draft, onSent, showFirstProblem }: SendFormOptions) {
  const { t } = useTranslation('offers')
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [begun] = useState<Mail>(() => ({
    to: draft.to,
    cc: draft.cc,
    subject: draft.subject,
    body: draft.body,
    attach_pdf: kind === 'offer',
    with_link: true,
    attachment_ids: [],
    confirmed: false,
  }))
  const [mail, setMail] = useState(begun)
  const [tried, setTried] = useState(false)
  const written = useMemo(() => writtenOf(mail), [mail])
  const copy = useWorkingCopy({
    subject: `offer:${offer.offer_id}:${kind === 'offer' ? 'mail' : kind}-${draft.lang}`,
    stored: useMemo(() => writtenOf(begun), [begun]),
    typed: written,
    onTake: (typed) => setMail((now) => ({ ...now, ...typed })),
  })
  const isDraft = offer.status === 'draft'
  const unconfirmed = offer.items.filter(({ toConfirm }) => toConfirm)
  const uneven = offer.items
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line: { product, quantity } }) => isDraft && product && orderAdvice(product, quantity))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { confirmed, ...rest } = mail
      const zeroPrice = offer.items.some(({ kind, unitPrice }) => kind === 'item' && unitPrice === 0)
      const issue = isDraft
        ? {
            issue: confirmed,
            rev: offer.rev,
            ...(zeroPrice && { confirm_zero_price: confirmed }),
            ...(unconfirmed.length > 0 && { confirm_lines: confirmed }),
            ...(uneven.length > 0 && { confirm_quantities: confirmed }),
          }
        : {}
      return offerSendingCalls(offer.offer_id).send({ ...rest, kind, lang: draft.lang, ...issue }, key)
    },
  })

  const missing: Problems = {
    ...(mail.to.length === 0 && { to: t('send.missing.to') }),
    ...(isBlank(mail.subject) && { subject: t('send.missing.subject') }),
    ...(isBlank(mail.body) && { body: t('send.missing.body') }),
    ...(isDraft && !mail.confirmed && { confirmed: t('send.missing.confirmed') }),
  }
  const wrong: Problems = { ...wrongIn('to'), ...wrongIn('cc') }
  const problems: Problems = { ...refusedFields(error), ...(tried && missing), ...wrong }

  function submit(): void {
    setTried(true)
    if (Object.keys({ ...missing, ...wrong }).length > 0) return afterMarked()
    mutate(undefined, {
      onSuccess: () => {
        copy.done()
        toast.success(t(kind === 'reminder' ? 'send.reminded' : 'send.done', { to: mail.to.join(', ') }))
        void queryClient.invalidateQueries({ queryKey: offerKeys.all })
        onSent()
      },
      // What the offer is now decides what is sent the next time.
      onError: (problem) => {
        afterMarked()
        if (isApiError(problem) && problem.status === 409)
          void queryClient.invalidateQueries({
            queryKey: offerKeys.all,
            predicate: ({ queryKey }) => queryKey[1] !== 'mail-draft',
          })
      },
    })
  }

  return {
    mail,
    copy,
    change: (changed: Partial<Mail>) => setMail({ ...mail, ...changed }),
    problems,
    notice: noticeOf(),
    /** Lines of a draft of which nobody has said that they are right. */
    unconfirmed,
    /** Lines of a draft with a quantity that their product is not sold in. */
    uneven,
    /** The draft needs a second person before it goes out. */
    needsApproval: !isPending && isApiError(error) && error.code === 'APPROVAL_REQUIRED',
    pending: isPending,
    submit,
  }

  /** After the render that marks what is wrong. */
  function afterMarked(): void {
    setTimeout(showFirstProblem)
  }

  /** Said while it is typed: what is no address. */
  function wrongIn(field: 'to' | 'cc'): Problems {
    const addresses = mail[field].filter((address) => !isAddress(address))
    if (addresses.length === 0) return {}
    return { [field]: t('send.wrong', { count: addresses.length, addresses: addresses.join(', ') }) }
  }

  /** What went wrong and belongs to no field. */
  function noticeOf(): string | null {
    if (!error || isPending) return null
    if (!isApiError(error)) return t('send.failed')
    if (error.code === 'STALE') return t('send.stale')
    const elsewhere = Object.entries(error.fields)
      .filter(([field]) => !(topOf(field) in mail))
      .map(([, text]) => text)
    if (elsewhere.length > 0) return elsewhere.join(' ')
    return Object.keys(error.fields).length > 0 ? null : (error.sentence ?? t('send.failed'))
  }
}

/** `to.0` is a problem of `to`. */
function refusedFields(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error)) return {}
  return Object.fromEntries(Object.entries(error.fields).map(([field, text]) => [topOf(field), text]))
}

function topOf(field: string): string {
  return field.split('.')[0] ?? field
}
