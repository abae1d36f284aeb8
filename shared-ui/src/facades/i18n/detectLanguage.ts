import type { Language } from '../../area/AreaModule.ts'
import { isLanguage } from './isLanguage.ts'

export const languageKey = 'i18nextLng'

/**
 * Order of the specification: `?lng=`, cookie, local storage, browser, `<html lang>`; only nl and en count, else en.
 */
export function detectLanguage(): Language {
  return (
    [askedLanguage(), cookie('i18next'), stored(), ...navigator.languages, document.documentElement.lang]
      .map(primary)
      .find(isLanguage) ?? 'en'
  )
}

/**
 * The language that the address asks for. It is a choice like that of the switch: whoever follows it keeps it on the
 * next page.
 */
export function askedLanguage(): Language | null {
  const asked = primary(new URLSearchParams(window.location.search).get('lng'))
  return isLanguage(asked) ? asked : null
}

/** Keeps the choice for the next visit; a browser that refuses storage just forgets it. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(languageKey, language)
  } catch {
    return
  }
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

function cookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

/** `nl-BE` counts as `nl`. Whatever is not a plain language tag is refused by the allow-list that follows. */
function primary(candidate: string | null): string {
  return (candidate ?? '').toLowerCase().split('-')[0] ?? ''
}
