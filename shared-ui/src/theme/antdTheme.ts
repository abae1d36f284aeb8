import type { ThemeConfig } from 'antd/es/config-provider'
import { tokens } from './tokens.ts'

/**
 * Ant Design dressed in our tokens. One antd in the page, so that hashed class names protect nothing and are left out.
 */
export function antdTheme(motion: boolean): ThemeConfig {
  return {
    cssVar: { key: 'sf-theme' },
    hashed: false,
    token: {
      colorPrimary: tokens.primary,
      colorInfo: tokens.info,
      colorSuccess: tokens.success,
      colorWarning: tokens.warning,
      colorError: tokens.danger,
      // antd's own paler shades of these dark colours turn grey; ours are in the tokens.
      colorPrimaryBg: tokens.primarySoft,
      colorPrimaryBgHover: tokens.primarySofter,
      colorPrimaryHover: tokens.primaryHover,
      colorPrimaryActive: tokens.primaryStrong,
      colorSuccessBg: tokens.successSoft,
      colorWarningBg: tokens.warningSoft,
      colorErrorBg: tokens.dangerSoft,
      colorInfoBg: tokens.infoSoft,
      colorSuccessBorder: '#a8d5b7',
      colorWarningBorder: '#e6cb82',
      colorErrorBorder: '#efb4ae',
      colorInfoBorder: '#a9c9e6',
      colorLink: tokens.primary,
      colorLinkHover: tokens.primaryStrong,
      colorText: tokens.ink,
      colorTextSecondary: tokens.muted,
      colorTextDescription: tokens.muted,
      colorTextPlaceholder: '#667174',
      colorBgLayout: tokens.canvas,
      colorBorder: '#c9c9c2',
      colorBorderSecondary: tokens.line,
      controlOutline: 'rgb(15 94 92 / 22%)',
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      controlHeight: 36,
      fontFamily: tokens.font,
      fontSize: 14,
      boxShadow: tokens.shadow,
      boxShadowSecondary: tokens.shadowRaised,
      motion,
      motionDurationMid: '0.14s',
      motionDurationSlow: '0.18s',
      wireframe: false,
    },
    components: {
      Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      // Days of the month before and after are buttons too: they keep the contrast of text.
      DatePicker: { colorTextDisabled: '#6b7679' },
      Modal: { titleFontSize: 18 },
      Layout: { headerBg: tokens.surface, headerPadding: '0 24px', bodyBg: tokens.canvas },
    },
  }
}
