import { currentLanguage, i18n, initI18n, registerTranslations, setLanguage } from './i18n.ts'
import { languageKey } from './detectLanguage.ts'

beforeAll(() => initI18n({ language: 'en' }))
afterEach(() => setLanguage('en'))

const offers = { nl: { title: 'Offertes' }, en: { title: 'Offers' } }

describe('changing the language', () => {
  it('brings the texts of every registered namespace first', async () => {
    await registerTranslations('offers', async (language) => offers[language])
    expect(i18n.t('title', { ns: 'offers' })).toBe('Offers')
    await setLanguage('nl')
    expect(i18n.t('title', { ns: 'offers' })).toBe('Offertes')
    expect(document.documentElement).toHaveAttribute('lang', 'nl')
    expect(localStorage.getItem(languageKey)).toBe('nl')
  })

  it('does not happen when texts cannot be loaded', async () => {
    let reachable = true
    await registerTranslations('requests', async (language) => {
      if (!reachable) throw new Error('network')
      return { title: language }
    })
    reachable = false
    await expect(setLanguage('nl')).rejects.toThrow('network')
    expect(currentLanguage()).toBe('en')
    reachable = true
  })

  it('also reaches a namespace whose texts were still on their way', async () => {
    let arrive: () => void = () => {}
    const waiting = new Promise<void>((resolve) => (arrive = resolve))
    const registered = registerTranslations('late', async (language) => {
      await waiting
      return { title: language }
    })
    await setLanguage('nl')
    arrive()
    await registered
    expect(i18n.t('title', { ns: 'late' })).toBe('nl')
  })
})
