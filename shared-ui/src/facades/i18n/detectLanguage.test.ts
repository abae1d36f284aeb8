import { detectLanguage, languageKey, rememberLanguage } from './detectLanguage.ts'

function visit({
  url = '/',
  cookie,
  stored,
  browser = [],
  html = '',
}: Partial<Record<'url' | 'cookie' | 'stored' | 'html', string>> & { browser?: string[] }) {
  window.history.replaceState(null, '', url)
  document.cookie = cookie === undefined ? 'i18next=; max-age=0' : `i18next=${cookie}`
  if (stored === undefined) localStorage.removeItem(languageKey)
  else localStorage.setItem(languageKey, stored)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
  document.documentElement.lang = html
  return detectLanguage()
}

describe('the language at first', () => {
  it('comes from the URL, the cookie, the storage, the browser and the page, in this order', () => {
    expect(visit({ url: '/?lng=nl', cookie: 'en', stored: 'en', browser: ['en'], html: 'en' })).toBe('nl')
    expect(visit({ cookie: 'nl', stored: 'en', browser: ['en'], html: 'en' })).toBe('nl')
    expect(visit({ stored: 'nl', browser: ['en'], html: 'en' })).toBe('nl')
    expect(visit({ browser: ['de-DE', 'nl-BE', 'en'], html: 'en' })).toBe('nl')
    expect(visit({ html: 'nl' })).toBe('nl')
  })

  it('is English when nothing that we speak was asked for', () => {
    expect(visit({ browser: ['fr'] })).toBe('en')
  })

  it.each(['<script>alert(1)</script>', 'nl"onload=x', '../nl', 'NLD'])('ignores %s', (value) => {
    expect(visit({ url: `/?lng=${encodeURIComponent(value)}`, stored: value, html: 'nl' })).toBe('nl')
    expect(visit({ url: `/?lng=${encodeURIComponent(value)}` })).toBe('en')
  })

  it('is the one that was chosen last', () => {
    visit({ browser: ['en'] })
    rememberLanguage('nl')
    expect(detectLanguage()).toBe('nl')
  })
})
