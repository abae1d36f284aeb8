import type { OfferMailTexts } from '@staffel/shared-api/contract'
import { mailPlaceholders } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { latestMailTexts, saveMailTexts } from '../../../api/settings/settings.calls.ts'
import { useStoredForm } from '../form/useStoredForm.ts'
import { keyOf, problemsOf, toChanges, toValues, type MailProblem, type Wording } from './mailValues.ts'

const known = mailPlaceholders.map((name) => `{${name}}`).join(' ')

/** `goTo`: the first mail that something is wrong with. */
export function useMailTextsForm(texts: OfferMailTexts, goTo: (wording: OfferMailTexts['texts'][number]) => void) {
  const { t } = useTranslation('offers')
  const words = (found: MailProblem): string =>
    found.problem === 'missing'
      ? t('settings.mails.missing')
      : t('settings.mails.unknown', { name: `{${found.name}}`, known })
  const form = useStoredForm({
    stored: texts,
    subject: 'offer-mail-texts',
    toValues,
    problemsOf: (values, over) => {
      const found = problemsOf(values)
      const [first] = Object.keys(found)
      const place = over.texts.find(({ kind, language }) => first?.startsWith(`${keyOf(kind, language)}.`))
      if (place) goTo(place)
      return Object.fromEntries(Object.entries(found).map(([field, problem]) => [field, words(problem)]))
    },
    save: (values, over) => saveMailTexts(toChanges(values, over), over.rev),
    latest: latestMailTexts,
    // The server names what it was sent by its place in the list; the same was asked here before.
    fieldOf: () => undefined,
    words: { saved: t('settings.mails.saved'), failed: t('settings.failed') },
  })

  return {
    ...form,
    willReset: (key: string) =>
      form.values[key]?.isStandard === true &&
      form.seen.texts.some((text) => keyOf(text.kind, text.language) === key && !text.is_default),
    change: (key: string, changes: Partial<Wording>) => {
      const before = form.values[key]
      if (before) form.set({ [key]: { ...before, ...changes, isStandard: false } })
    },
    /** The standard words come with the answer to the save. */
    reset: (key: string) => {
      const before = form.values[key]
      if (before) form.set({ [key]: { ...before, isStandard: true } })
    },
  }
}
