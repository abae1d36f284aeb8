import { currentLanguage, i18n, initI18n, registerTranslations, setLanguage } from './i18n.ts'
import { detectLanguage, languageKey } from './detectLanguage.ts'

beforeAll(async () => {
  window.history.replaceState(null, '', '/?lng=nl')
  await initI18n()
})

const offers = { nl: { title: 'Offertes' }, en: { title: 'Offers' } }

describe('the language that an address asks for', () => {
  it('is that of the next page too', () => {
    expect(currentLanguage()).toBe('nl')
    window.history.replaceState(null, '', '/offers')
    expect(detectLanguage()).toBe('nl')
  })
})

describe('changing the language', () => {
  beforeEach(() => setLanguage('en'))

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
