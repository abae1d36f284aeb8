import { Button, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMutation } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { publicOfferCalls } from '../../api/public-offers.calls.ts'

/** From a replaced version to the one that took its place, by a link of its own. */
export function OpenNewer({ token }: { token: string }) {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({ mutationFn: publicOfferCalls(token).openNewer })
  const open = () =>
    mutate(undefined, {
      onSuccess: ({ url }) => void navigate(new URL(url).pathname, { replace: true }),
      onError: () => toast.failure(t('public.newer.failed'), open),
    })
  return (
    <Button type="primary" loading={isPending} onClick={open}>
      {t('public.newer.open')}
    </Button>
  )
}
