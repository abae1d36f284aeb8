import ConfigProvider from 'antd/es/config-provider'
import enGB from 'antd/es/locale/en_GB'
import nlNL from 'antd/es/locale/nl_NL'
import { useInsertionEffect, type ReactNode } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'
import { ToastViewport } from '../toast/ToastViewport.tsx'
import { antdTheme } from './antdTheme.ts'
import { applyTokens } from './applyTokens.ts'
import './base.css'
import { overlayRoot } from './overlayRoot.ts'
import { useReducedMotion } from './useReducedMotion.ts'

const locales = { nl: nlNL, en: enGB }
const moving = antdTheme(true)
const still = antdTheme(false)
const noWave = { disabled: true }
const buttons = { autoInsertSpace: false }
/** Menus and selects ask with the element that they belong to, dialogs without one, drawers with the body. */
const container = (trigger?: HTMLElement) => (trigger && trigger !== document.body ? document.body : overlayRoot())

export interface ThemeProviderProps {
  /** The page's CSP nonce for the styles that antd adds at run time. */
  nonce?: string
  children: ReactNode
}

/** The look, antd's texts in the language of the interface, and the place where toasts appear. Once, around everything. */
export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  const { language } = useLanguage()
  const reducedMotion = useReducedMotion()
  useInsertionEffect(() => applyTokens(document.documentElement), [])

  return (
    <ConfigProvider
      theme={reducedMotion ? still : moving}
      locale={locales[language]}
      csp={nonce ? { nonce } : undefined}
      wave={noWave}
      button={buttons}
      getPopupContainer={container}
    >
      {children}
      <ToastViewport />
    </ConfigProvider>
  )
}
