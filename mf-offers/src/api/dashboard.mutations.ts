import { closeFirstSteps } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { dashboardTodayQuery } from './dashboard.queries.ts'

/** Puts the first steps away, for whoever asks and for good. */
export function useCloseFirstSteps() {
  const { t } = useTranslation('offers')
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: () => closeFirstSteps(apiClient),
    onSuccess: () =>
      queryClient.setQueryData(dashboardTodayQuery().queryKey, (today) => today && { ...today, first_steps: null }),
    onError: () => toast.failure(t('dashboard.first.notClosed'), () => mutation.mutate()),
  })
  return mutation
}
