import type { Language } from '@staffel/shared-ui/i18n'
import { createContext, useContext, useMemo } from 'react'
import { documentTexts } from './documentTexts.ts'

/** The language of the sheet that a part stands on. */
export const DocumentLanguage = createContext<Language>('nl')

export function useDocumentTexts() {
  const language = useContext(DocumentLanguage)
  const t = useMemo(() => documentTexts(language), [language])
  return { language, t }
}
