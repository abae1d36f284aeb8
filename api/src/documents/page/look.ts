import type { Ink } from '../text/text.types.ts'

/** A4, in points. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 54,
  right: 541.28,
  /** Where the content of the first page starts. */
  top: 46,
  /** The same on the pages after it, below their running head. */
  topAfter: 74,
  bottom: 768,
  /** How far a tint reaches beyond the text that it stands behind, so that this text keeps to the columns. */
  bleed: 8,
} as const

export const contentWidth = sheet.right - sheet.left

/** The colours of the product, which print well in grey too. */
export const colours = {
  primary: '#0f5e5c',
  soft: '#e8f1ef',
  ink: '#1b2729',
  muted: '#566366',
  line: '#d9d5cb',
  strong: '#1b2729',
  success: '#1c6b3c',
  successSoft: '#e9f5ec',
  option: '#8a5a00',
  watermark: '#e7ecec',
} as const

const { ink, muted, primary } = colours

export const inks = {
  body: { size: 9.6, leading: 13.6, colour: ink },
  bodyMuted: { size: 9.6, leading: 13.6, colour: muted },
  strong: { size: 9.6, leading: 13.6, colour: ink, bold: true },
  label: { size: 8.4, leading: 12, colour: muted },
  small: { size: 8.2, leading: 11.4, colour: muted },
  smallInk: { size: 8.2, leading: 11.4, colour: ink },
  companyName: { size: 17, leading: 22, colour: primary, bold: true },
  eyebrow: { size: 9.6, leading: 14, colour: primary, bold: true },
  title: { size: 19, leading: 24, colour: ink, bold: true },
  heading: { size: 11.5, leading: 16, colour: ink, bold: true },
  tableHead: { size: 8.2, leading: 11, colour: primary, bold: true },
  cell: { size: 9.2, leading: 12.4, colour: ink },
  cellStrong: { size: 9.2, leading: 12.4, colour: ink, bold: true },
  cellMuted: { size: 8.2, leading: 11.2, colour: muted },
  position: { size: 8.2, leading: 12.4, colour: muted },
  cellOption: { size: 8.2, leading: 11.2, colour: colours.option },
  grand: { size: 11.5, leading: 15, colour: primary, bold: true },
  terms: { size: 7.8, leading: 10.6, colour: ink },
  signature: { size: 22, leading: 28, colour: primary, italic: true },
} as const satisfies Record<string, Ink>
