import type { ExactEnv, ExactLinkState, ExactStatus } from '@staffel/shared-api/contract'
import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { Button, Card, Facts, Flex, Text, toast } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { BankOutlined, DisconnectOutlined, LinkOutlined, SwapOutlined } from '@staffel/shared-ui/icons'
import { useState } from 'react'
import { useAuthorizeExact, useChooseExactEnvironment } from '../../api/exact.mutations.ts'
import { browser } from '../../parts/browser.ts'
import { DisconnectDialog } from './dialogs/DisconnectDialog.tsx'
import { DivisionDialog } from './dialogs/DivisionDialog.tsx'
import { LinkBadge } from './LinkBadge.tsx'
import { LinkNotices } from '../../parts/LinkNotices.tsx'
import styles from './exact-status.module.css'

export interface EnvironmentCardProps {
  readonly env: ExactEnv
  readonly status: ExactStatus
}

/** One of the two environments: how its link stands, and what can be done with it. */
export function EnvironmentCard({ env, status }: EnvironmentCardProps) {
  const { t } = useTranslation('integrations')
  const { configured, link } = status.envs[env]
  const [dialog, setDialog] = useState<'division' | 'disconnect' | null>(null)
  const close = () => setDialog(null)
  return (
    <Card title={t(`exact.env.${env}`)} extra={<LinkBadge link={link} inUse={status.env === env} />}>
      <div className={styles.environment}>
        {link ? (
          <>
            <LinkNotices link={link} />
            <LinkFacts link={link} />
          </>
        ) : (
          <Text as="p" tone="muted">
            {t(`exact.about.${env}`)}
          </Text>
        )}
        <Flex wrap gap={8}>
          {actions()}
        </Flex>
        {!configured && (
          <Text as="p" tone="muted" size="small" id={`exact-why-${env}`}>
            {t('exact.notConfiguredText', { env: t(`exact.env.${env}`) })}
          </Text>
        )}
      </div>
      {dialog === 'division' && link && <DivisionDialog env={env} link={link} onClose={close} />}
      {dialog === 'disconnect' && <DisconnectDialog env={env} onClose={close} />}
    </Card>
  )

  function actions() {
    const connect = <ConnectButton env={env} link={link} configured={configured} />
    if (!link) return connect
    return (
      <>
        {(!link.works || link.reconnect_advised) && connect}
        {link.works && status.env !== env && <UseButton env={env} />}
        {link.works && (
          <Button icon={<BankOutlined />} onClick={() => setDialog('division')}>
            {t('exact.chooseDivision')}
          </Button>
        )}
        <Button icon={<DisconnectOutlined />} onClick={() => setDialog('disconnect')}>
          {t('exact.disconnect')}
        </Button>
      </>
    )
  }
}

function LinkFacts({ link }: { link: ExactLinkState }) {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const changesCome = link.notices_since === null ? 'exact.changesByNight' : 'exact.changesAtOnce'
  const moment = (at: string) => <Text numeric>{formatInstant(at, language)}</Text>
  return (
    <Facts
      rows={[
        { name: t('exact.division'), value: link.division_name ?? link.division },
        { name: t('exact.login'), value: link.user },
        { name: t('exact.connectedAt'), value: moment(link.connected_at) },
        ...(link.works ? [{ name: t('exact.validUntil'), value: moment(link.refresh_expires_at) }] : []),
        ...(link.works ? [{ name: t('exact.changes'), value: t(changesCome) }] : []),
      ]}
    />
  )
}

function ConnectButton({ env, link, configured }: { env: ExactEnv; link: ExactLinkState | null; configured: boolean }) {
  const { t } = useTranslation('integrations')
  const { mutate, isPending, isSuccess } = useAuthorizeExact()

  const connect = () =>
    mutate(env, {
      onSuccess: ({ url }) => browser.leaveFor(url),
      onError: (error) => {
        const isSignedOut = isApiError(error) && error.code === 'UNAUTHENTICATED'
        if (isSignedOut) toast.error(t('callback.reason.signed_out'))
        else toast.error(t('exact.notBegun'), { description: sentenceOf(error) })
      },
    })

  return (
    <Button
      type="primary"
      icon={<LinkOutlined />}
      disabled={!configured}
      // The page is on its way to Exact.
      loading={isPending || isSuccess}
      aria-describedby={configured ? undefined : `exact-why-${env}`}
      onClick={connect}
    >
      {t(link ? 'exact.connectAgain' : `exact.connect.${env}`)}
    </Button>
  )
}

function UseButton({ env }: { env: ExactEnv }) {
  const { t } = useTranslation('integrations')
  const { mutate, isPending } = useChooseExactEnvironment()
  const name = t(`exact.env.${env}`)

  const use = () =>
    mutate(env, {
      onSuccess: () => toast.success(t('exact.used', { env: name })),
      onError: (error) => toast.error(t('exact.notUsed', { env: name }), { description: sentenceOf(error) }),
    })

  return (
    <Button icon={<SwapOutlined />} loading={isPending} onClick={use}>
      {t('exact.use')}
    </Button>
  )
}
