import { languages, type Language } from '@staffel/shared-api/contract'

/** The best language for an `Accept-Language` header; English when none of ours is asked for more. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = Number(
      parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    return { language: tag.split('-')[0], quality: Number.isNaN(quality) ? 0 : quality }
  })
  const quality = (language: Language): number =>
    Math.max(0, ...wanted.filter((entry) => entry.language === language).map((entry) => entry.quality))
  return languages.reduce<Language>((best, language) => (quality(language) > quality(best) ? language : best), 'en')
}
