import { checkLogoFile, logoAccept } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useUploadLogo } from '../../../api/company/logo.queries.ts'

/** The logo, for the dialog of pictures. */
export function useLogoPicture() {
  const { t } = useTranslation('people')
  const uploading = useUploadLogo()
  return {
    title: t('logo.dialog'),
    uploading: t('logo.uploading'),
    kinds: t('logo.kinds'),
    accept: logoAccept,
    failed: t('logo.problems.server'),
    problemOf: (file: File) => {
      const checked = checkLogoFile(file)
      return 'problem' in checked ? t(`logo.problems.${checked.problem}`) : null
    },
    send: async (file: File) => (await uploading.mutateAsync({ file, key: crypto.randomUUID() })).message,
  }
}
