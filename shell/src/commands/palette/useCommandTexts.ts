import { useOwnTexts } from '../../layout/useOwnTexts.ts'
import en from '../locales/en.json'
import nl from '../locales/nl.json'

const texts = { nl, en: en satisfies typeof nl }

/** The words of these dialogs. */
export const useCommandTexts = () => useOwnTexts('commands', texts)
