import type { ThemeConfig } from 'antd/es/config-provider'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import { colours, shapes, type Scheme } from './tokens.ts'

/** antd makes the colours of dark screens duller; ours are chosen for them, and the same wherever antd is not. */
const darkAsGiven: typeof darkAlgorithm = (seed, map) => {
  const { colorPrimary, colorInfo, colorSuccess, colorWarning, colorError } = seed
  return { ...darkAlgorithm(seed, map), colorPrimary, colorInfo, colorSuccess, colorWarning, colorError }
}

/**
 * Ant Design dressed in our tokens. One antd in the page, so that hashed class names protect nothing and are left out.
 */
export function antdTheme(scheme: Scheme, motion: boolean): ThemeConfig {
  const colour = colours[scheme]
  return {
    cssVar: { key: `sf-${scheme}` },
    hashed: false,
    ...(scheme === 'dark' && { algorithm: darkAsGiven }),
    token: {
      colorPrimary: colour.primary,
      colorInfo: colour.info,
      colorSuccess: colour.success,
      colorWarning: colour.warning,
      colorError: colour.danger,
      // antd's own paler shades of these dark colours turn grey; ours are in the tokens.
      colorPrimaryBg: colour.primarySoft,
      colorPrimaryBgHover: colour.primarySofter,
      colorPrimaryHover: colour.primaryHover,
      colorPrimaryActive: colour.primaryStrong,
      colorSuccessBg: colour.successSoft,
      colorWarningBg: colour.warningSoft,
      colorErrorBg: colour.dangerSoft,
      colorInfoBg: colour.infoSoft,
      colorSuccessBorder: colour.successLine,
      colorWarningBorder: colour.warningLine,
      colorErrorBorder: colour.dangerLine,
      colorInfoBorder: colour.infoLine,
      colorLink: colour.primary,
      colorLinkHover: colour.primaryStrong,
      colorText: colour.ink,
      colorTextSecondary: colour.muted,
      colorTextDescription: colour.muted,
      colorTextPlaceholder: colour.placeholder,
      colorBgLayout: colour.canvas,
      colorBgContainer: colour.surface,
      colorBgElevated: scheme === 'dark' ? colour.raised : colour.surface,
      colorBorder: colour.control,
      colorBorderSecondary: colour.line,
      controlOutline: `color-mix(in srgb, ${colour.primary} 22%, transparent)`,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      controlHeight: 36,
      fontFamily: shapes.font,
      fontSize: 14,
      boxShadow: colour.shadow,
      boxShadowSecondary: colour.shadowRaised,
      motion,
      motionDurationMid: '0.14s',
      motionDurationSlow: '0.18s',
      wireframe: false,
    },
    components: {
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: colour.onPrimary,
        dangerColor: colour.onDanger,
      },
      // Days of the month before and after are buttons too: they keep the contrast of text.
      DatePicker: { colorTextDisabled: colour.placeholder },
      Avatar: { colorTextPlaceholder: colour.primary, colorTextLightSolid: colour.onPrimary },
      Modal: { titleFontSize: 18 },
      Layout: { headerBg: colour.surface, headerPadding: '0 24px', bodyBg: colour.canvas },
    },
  }
}
