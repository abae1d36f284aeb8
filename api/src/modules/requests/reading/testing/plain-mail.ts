/** The bytes of a plain mail of 2 November 2026. */
export const plainMail = (
  text: string,
  {
    from = 'Jan <jan@klant.example.nl>',
    subject = 'Aanvraag',
  }: { readonly from?: string; readonly subject?: string } = {},
): Uint8Array =>
  Buffer.from(
    `From: ${from}\r\nTo: verkoop@example.nl\r\nSubject: ${subject}\r\nDate: Mon, 2 Nov 2026 08:14:19 +0100\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
  )
