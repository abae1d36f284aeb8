import { useOwnTexts } from '../layout/useOwnTexts.ts'
import en from './locales/en.json'
import nl from './locales/nl.json'

const texts = { nl, en: en satisfies typeof nl }

/** The bell's own words. */
export const useNotificationTexts = () => useOwnTexts('notifications', texts)
