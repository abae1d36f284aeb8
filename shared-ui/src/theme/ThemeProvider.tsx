import ConfigProvider from 'antd/es/config-provider'
import { useTranslation } from 'react-i18next'
import { useEffect, useInsertionEffect, useMemo, type ReactNode } from 'react'
import { antdSigns } from '../facades/icons/antdSigns.tsx'
import { CloseOutlined } from '../facades/icons/index.ts'
import { useLanguage } from '../facades/i18n/useLanguage.ts'
import { ToastViewport } from '../toast/ToastViewport.tsx'
import { antdTexts } from './antdTexts.ts'
import { antdTheme } from './antdTheme.ts'
import { applySchemeChoice, useScheme } from './colourScheme.ts'
import './tokens.css'
import './face.css'
import './base.css'
import './sum.css'
import { ignoreSecondClicks } from './ignoreSecondClicks.ts'
import { overlayRoot } from './overlayRoot.ts'
import { useReducedMotion } from './useReducedMotion.ts'

const noWave = { disabled: true }
/** Of a dialog and of a sheet that what takes the pointer: antd lets it pass through what is around a dialog. */
const places = '.ant-modal-container, .ant-drawer-section, main'
/**
 * Menus and selects ask with the element that they belong to, dialogs without one, drawers with the body. What belongs
 * to the page stands in its landmark, and what belongs to a dialog within that dialog: so somebody who reads by
 * landmarks finds it, and the keyboard goes on from there.
 */
const container = (trigger?: HTMLElement) =>
  trigger && trigger !== document.body ? (trigger.closest<HTMLElement>(places) ?? document.body) : overlayRoot()

export interface ThemeProviderProps {
  /** The page's CSP nonce for the styles that antd adds at run time. */
  nonce?: string
  children: ReactNode
}

/**
 * The look, antd's texts in the language of the interface, and the place where toasts appear. Once, around everything.
 */
export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  const { language } = useLanguage()
  const { t } = useTranslation('ui')
  const scheme = useScheme()
  const reducedMotion = useReducedMotion()
  const theme = useMemo(() => antdTheme(scheme, !reducedMotion), [scheme, reducedMotion])
  const close = t('action.close')
  // antd calls the cross of a dialog and of a sheet "Close" in every language, and its sign "close".
  const crossed = useMemo(() => ({ closeIcon: <CloseOutlined />, closable: { 'aria-label': close } }), [close])
  useInsertionEffect(applySchemeChoice, [])
  useEffect(ignoreSecondClicks, [])

  return (
    <ConfigProvider
      {...antdSigns}
      theme={theme}
      locale={antdTexts[language]}
      csp={nonce ? { nonce } : undefined}
      wave={noWave}
      modal={crossed}
      drawer={crossed}
      getPopupContainer={container}
    >
      {children}
      <ToastViewport />
    </ConfigProvider>
  )
}
