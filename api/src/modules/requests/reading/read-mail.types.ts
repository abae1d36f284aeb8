/** What is made of the raw bytes of one mail. The same bytes and options always give the same result. */
export interface ReadMail {
  /** With its angle brackets taken off. Missing in much real mail, and not always unique. */
  readonly messageId: string | null
  readonly inReplyTo: string | null
  readonly references: readonly string[]
  /**
   * As shown: `Name <address>`, the name or the address alone. Of a forward: who wrote the forwarded mail. May be
   * empty.
   */
  readonly sender: string
  /** Lower case. A web form's or a system's `Reply-To` goes before its `From`. */
  readonly senderEmail: string | null
  /** Who sent it on, when the mail is a forward. */
  readonly outerSender: Correspondent | null
  /** Addresses of `To` and `Cc`, lower case. */
  readonly recipients: readonly string[]
  readonly subject: string
  /** Null when the header is missing or unreadable. */
  readonly sentAt: Date | null
  /**
   * Plain text to show; of a mail that is read from its HTML, what a reader sees of it. Offsets of lines count in it.
   */
  readonly text: string
  /**
   * The original HTML after the allow list, with small `cid:` images inlined; for a sandboxed iframe without network.
   */
  readonly html: string | null
  readonly attachments: readonly MailAttachment[]
  readonly verdict: MailVerdict
  readonly lines: readonly RequestedLine[]
  /** `YYYY-MM-DD`, when the mail names a day or week of delivery. */
  readonly desiredDeliveryDate: string | null
  /** Why the mail was not read, or not wholly. */
  readonly problem: ReadProblem | null
}

export interface Correspondent {
  readonly shown: string
  readonly email: string | null
}

export interface MailAttachment {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
  /** Shown inside the body, such as a logo in a signature. */
  readonly inline: boolean
}

/** `no_request`: a person wrote it, but nothing is asked for. */
export type IgnoredReason = 'auto_reply' | 'bounce' | 'bulk' | 'own_address' | 'advertisement' | 'no_request'

export type MailVerdict = { readonly kind: 'request' } | { readonly kind: 'ignored'; readonly reason: IgnoredReason }

/** All up to `READING_TOO_SLOW` and the two after it are limits; whatever was read before one was hit is kept. */
export type ReadProblem =
  | 'MAIL_TOO_LARGE'
  | 'TEXT_TOO_LARGE'
  | 'HTML_TOO_LARGE'
  | 'TOO_MANY_PARTS'
  | 'TOO_MANY_LINES'
  | 'READING_TOO_SLOW'
  | 'ATTACHMENT_CUT'
  | 'HEADERS_TOO_LARGE'
  | 'ATTACHMENT_UNREADABLE'
  | 'MAIL_MALFORMED'
  | 'READING_FAILED'

export interface RequestedLine {
  /**
   * The customer's own words, white space collapsed, with the heading that it stands under before it: `heading / line`.
   */
  readonly searchLine: string
  /** As written, in the customer's own unit. */
  readonly quantity: number
  /** No quantity was written: it is taken to be 1. */
  readonly quantityAssumed: boolean
  /** The customer's word for it (`st`, `doos`, `m2`). */
  readonly unit: string | null
  readonly confidence: 'high' | 'low'
  readonly source: LineSource
}

/**
 * Character offsets: in `text`, or in the text that was read from an attachment (`place` says where a person finds it).
 */
export type LineSource =
  | { readonly part: 'text'; readonly start: number; readonly end: number }
  | {
      readonly part: 'attachment'
      readonly attachmentIndex: number
      readonly start: number
      readonly end: number
      readonly place: AttachmentPlace
    }

export type AttachmentPlace =
  | { readonly kind: 'row'; readonly sheet: string | null; readonly row: number }
  | { readonly kind: 'page'; readonly page: number }

export interface ReadMailOptions {
  /** Addresses of the tenant: mail from one of them is ignored unless it forwards somebody else's mail. */
  readonly ownAddresses?: readonly string[]
  /** When the mail came in, `YYYY-MM-DD`: what `week 47` is counted from when the mail itself has no readable date. */
  readonly receivedOn?: string
  /** Attachments are kept and not read: reading them took more than it may. */
  readonly withoutFiles?: boolean
  /** Whose mail it is: those of one owner never hold all readers. */
  readonly owner?: string
  /** A person said that it is one: it is not judged again. */
  readonly isRequest?: boolean
}

/** In `read-mail-in-worker.ts`; never rejects. */
export type ReadMailInWorker = (raw: Uint8Array, options?: ReadMailOptions) => Promise<ReadMail>
