import { isLanguage, setLanguage, type Language } from '@staffel/shared-ui/i18n'
import { useSearchParams } from '@staffel/shared-ui/router'
import { useEffect } from 'react'

/**
 * The language of this page: that of the offer, unless its address says otherwise. A visitor's own choice elsewhere
 * stays what it was.
 */
export function usePageLanguage(ofOffer: Language): { other: Language; change: () => void } {
  const [params, setParams] = useSearchParams()
  const asked = params.get('lang')
  const language = isLanguage(asked) ? asked : ofOffer
  const other = language === 'nl' ? 'en' : 'nl'

  useEffect(() => {
    // Without its texts the page stays in the language that it is in.
    setLanguage(language, { remember: false }).catch(() => {})
  }, [language])

  return {
    other,
    change: () => setParams(other === ofOffer ? {} : { lang: other }, { replace: true, preventScrollReset: true }),
  }
}
