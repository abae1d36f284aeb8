import { portraitAccept, portraitProblem } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useUploadOwnPicture } from '../../api/account/profile.mutations.ts'

/** The reader's own picture, for the dialog of pictures. */
export function useOwnPicture() {
  const { t } = useTranslation('people')
  const { mutateAsync } = useUploadOwnPicture()
  return {
    title: t('portrait.dialog'),
    uploading: t('portrait.uploading'),
    kinds: t('portrait.kinds'),
    accept: portraitAccept,
    failed: t('portrait.failed'),
    problemOf: (file: File) => {
      const problem = portraitProblem(file)
      if (problem === null) return null
      return problem === 'type' ? t('portrait.wrongKind') : t(`logo.problems.${problem}`)
    },
    send: async (file: File) => {
      await mutateAsync(file)
      return t('portrait.stored')
    },
  }
}
