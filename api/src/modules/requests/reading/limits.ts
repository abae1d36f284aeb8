const mib = 1024 * 1024

/** How much of one mail is read. What is over a limit is left out, and the mail is kept with the reason. */
export const limits = {
  rawBytes: 25 * mib,
  text: mib,
  html: mib,
  htmlDepth: 200,
  parts: 2000,
  lines: 2000,
  /** Lines of text that are looked at, and characters of one that can hold requested goods. */
  textLines: 20_000,
  lineLength: 10_000,
  /** Of attachments: files that are read for lines, bytes that one may unpack to, rows and pages. */
  readAttachments: 20,
  unpackedBytes: 30 * mib,
  rows: 5000,
  pages: 50,
  forwardDepth: 3,
  /** A `cid:` image up to this size is shown in the original. */
  inlineImageBytes: 200 * 1024,
  wallMs: 10_000,
  heapMb: 256,
  /** Of the process that reads, with the buffers that are not in its heap. */
  memoryMb: 600,
  /** Mails that are read at once: as many as mailboxes. */
  readers: 4,
} as const
