import { useOwnTexts } from '../../layout/useOwnTexts.ts'
import en from './locales/en.json'
import nl from './locales/nl.json'

const texts = { nl, en: en satisfies typeof nl }

export const useDeveloperTexts = () => useOwnTexts('developer', texts)
