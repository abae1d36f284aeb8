import {
  checkLogoFile,
  logoMaxBytes,
  type LogoFile,
  type LogoProblem,
} from '../../people/customers/rules/logo.rules.ts'

export const portraitMaxBytes = logoMaxBytes
export const portraitAccept = 'image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp'

/** What is wrong with a picture of a person; it is asked as a logo is, and no drawing. */
export function portraitProblem(file: LogoFile): LogoProblem | null {
  const checked = checkLogoFile(file)
  if ('problem' in checked) return checked.problem
  return checked.kind === 'svg' || checked.kind === 'gif' ? 'type' : null
}

/** Whether it is a picture that the person chose here, and not that of their sign-in. */
export const isOwnPicture = (url: string | null): boolean =>
  /^(?:https?:\/\/[^/]+)?\/webhook\/portraits\//.test(url ?? '')
