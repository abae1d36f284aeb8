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
    onSuccess: async () => {
      const { queryKey } = dashboardTodayQuery()
      // What was asked before they were put away would bring them back.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (today) => today && { ...today, first_steps: null })
    },
    onError: () => toast.failure(t('dashboard.first.notClosed'), () => mutation.mutate()),
  })
  return mutation
}
