/**
 * The look in numbers: every colour, size and radius of the product. Ant Design's theme is made of these, and so is
 * `tokens.css` (`npm run generate -w shared-ui`), whose `--sf-*` variables our own stylesheets read.
 */
export type Scheme = 'light' | 'dark'

/** Texts keep 4.5:1 on `canvas`, `surface` and `raised`, each tone on its pale one, and `on…` on what it names. */
const light = {
  primary: '#0f5e5c',
  primaryStrong: '#0a4746',
  primaryHover: '#157572',
  primarySoft: '#e3efed',
  primarySofter: '#d3e6e3',
  onPrimary: '#ffffff',
  /** Amber is for tiers. */
  accent: '#e0a03a',
  ink: '#1b2729',
  muted: '#566366',
  placeholder: '#667174',
  canvas: '#f5f4f0',
  surface: '#ffffff',
  raised: '#faf9f6',
  line: '#e2dfd7',
  lineStrong: '#8b9496',
  control: '#c9c9c2',
  bone: '#ebe9e3',
  highlight: '#ffe5a3',
  danger: '#b3261e',
  dangerSoft: '#fbe9e7',
  dangerLine: '#efb4ae',
  onDanger: '#ffffff',
  success: '#1c6b3c',
  successSoft: '#e2f3e7',
  successLine: '#a8d5b7',
  warning: '#765000',
  warningSoft: '#fcf1cf',
  warningLine: '#e6cb82',
  orange: '#a64409',
  orangeSoft: '#fdebdf',
  neutral: '#4d5659',
  neutralSoft: '#ecebe7',
  info: '#1f5687',
  infoSoft: '#e5eff8',
  infoLine: '#a9c9e6',
  shadow: '0 1px 2px rgb(27 39 41 / 6%), 0 4px 16px rgb(27 39 41 / 5%)',
  shadowRaised: '0 2px 6px rgb(27 39 41 / 10%), 0 12px 32px rgb(27 39 41 / 16%)',
  shadowFoot: '0 -4px 16px rgb(27 39 41 / 5%)',
} as const

type Colours = Readonly<Record<keyof typeof light, string>>

const dark: Colours = {
  primary: '#6cc4bd',
  primaryStrong: '#94dad4',
  primaryHover: '#85d2cb',
  primarySoft: '#17312f',
  primarySofter: '#1f403d',
  onPrimary: '#06201f',
  accent: '#e0a03a',
  ink: '#e7ebea',
  muted: '#a5b1b2',
  placeholder: '#93a0a2',
  canvas: '#121819',
  surface: '#1a2122',
  raised: '#20282a',
  line: '#2e383a',
  lineStrong: '#7f8c8e',
  control: '#465254',
  bone: '#273032',
  highlight: '#5c4a12',
  danger: '#f4978f',
  dangerSoft: '#3b201e',
  dangerLine: '#7d3e39',
  onDanger: '#2b0a08',
  success: '#83d3a0',
  successSoft: '#183325',
  successLine: '#35664a',
  warning: '#e8c36a',
  warningSoft: '#362b12',
  warningLine: '#6d5722',
  orange: '#f2a77e',
  orangeSoft: '#3b2617',
  neutral: '#bcc5c7',
  neutralSoft: '#2a3335',
  info: '#90c0ea',
  infoSoft: '#18293a',
  infoLine: '#345673',
  shadow: '0 1px 2px rgb(0 0 0 / 30%), 0 4px 16px rgb(0 0 0 / 24%)',
  // With an edge, because a shadow does not show on what is dark itself.
  shadowRaised: '0 0 0 1px #3a4648, 0 2px 6px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 48%)',
  shadowFoot: '0 -4px 16px rgb(0 0 0 / 28%)',
}

export const colours: Readonly<Record<Scheme, Colours>> = { light, dark }

/** What is the same by day and by night. */
export const shapes = {
  /** Of the mark alone. */
  brand: '#0f5e5c',
  brandStrong: '#0a4746',
  radius: '8px',
  radiusLarge: '14px',
  radiusSmall: '6px',
  font: "'Source Sans 3 Variable', 'Source Sans 3 stand-in', system-ui, sans-serif",
} as const
