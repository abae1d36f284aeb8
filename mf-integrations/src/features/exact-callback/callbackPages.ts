import { CallbackErrorPage } from './CallbackErrorPage.tsx'
import { CallbackSuccessPage } from './CallbackSuccessPage.tsx'
import { ExactCallbackPage } from './ExactCallbackPage.tsx'

/** They come together: whoever sees one sees the next. */
export const callbackPages = { callback: ExactCallbackPage, success: CallbackSuccessPage, error: CallbackErrorPage }
