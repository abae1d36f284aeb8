import { Button, StatePanel } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ReloadOutlined, StopOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { useState } from 'react'
import { forgetFailedParts, Link, useLocation, useNavigate } from '@staffel/shared-ui/router'
import type { AreaError, AreaFailure, Mismatch } from './AreaError.ts'
import type { Area } from '../manifest/areas.ts'
import { fetchAnew, filesWith, fileToFetchAnew } from './fetchAnew.ts'

export interface AreaFailedProps {
  area: Area
  error: AreaError
}

/** Failures that no further attempt of this visit can cure. */
const final: ReadonlySet<AreaFailure['kind']> = new Set(['disabled', 'forbidden', 'incompatible', 'invalid-manifest'])

/** Says what happened to an area, and loads it again where that can help; what it was exactly is for its managers. */
export function AreaFailed({ area, error }: AreaFailedProps) {
  const { t, i18n } = useTranslation('shell')
  const { tryAgain, isTrying } = useTryAgain(area, error.failure)
  const { pathname } = useLocation()
  const { kind } = error.failure
  const isFinal = final.has(kind)

  return (
    <StatePanel
      role="alert"
      headingLevel={1}
      tone={isFinal ? 'calm' : 'danger'}
      icon={isFinal ? <StopOutlined /> : <WarningOutlined />}
      title={t(`area.${kind}.title`, { area: areaName(area, pathname, i18n.language) })}
      description={t(`area.${kind}.message`)}
      actions={
        isFinal ? (
          <Link to="/">{t('area.home')}</Link>
        ) : (
          <Button type="primary" icon={<ReloadOutlined />} loading={isTrying} onClick={() => void tryAgain()}>
            {t('area.tryAgain')}
          </Button>
        )
      }
      footnote={<ForManagers area={area} error={error} />}
    />
  )
}

/** What only helps whoever mends it: names, versions and the id in the log. */
function ForManagers({ area, error: { failure, correlationId } }: AreaFailedProps) {
  const { t } = useTranslation('shell')
  const { version, owner } = area.document
  const cause = 'status' in failure ? `${failure.kind} ${failure.status}` : failure.kind
  return (
    <details>
      <summary>{t('area.forManagers')}</summary>
      <p>{t('area.cause', { cause })}</p>
      {failure.kind === 'incompatible' && <Mismatches area={area} mismatches={failure.mismatches} />}
      <p>{t('area.footnote', { area: area.id, version, owner, id: correlationId })}</p>
    </details>
  )
}

function Mismatches({ area, mismatches }: { area: Area; mismatches: readonly Mismatch[] }) {
  const { t } = useTranslation('shell')
  const names = { area: area.id, version: area.document.version }
  return (
    <ul>
      {mismatches.map((mismatch) => (
        <li key={`${mismatch.name} ${mismatch.required}`}>
          {t(`area.incompatible.${mismatchKind(mismatch)}`, { ...names, ...mismatch })}
        </li>
      ))}
    </ul>
  )
}

function mismatchKind({ provided, isOfNames }: Mismatch): 'missing' | 'names' | 'mismatch' {
  if (provided === undefined) return 'missing'
  return isOfNames ? 'names' : 'mismatch'
}

/**
 * The label by which people know the place: of the navigation entry that leads to this path, else of the area's first,
 * else what the area calls itself.
 */
function areaName({ id, document: { nav, name } }: Area, pathname: string, language: string): string {
  const label = (nav.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? nav[0])?.label ?? name
  return (language === 'nl' ? label?.nl : label?.en) ?? id
}

/**
 * Going to the same place again runs discovery and loaders again, which is what loads. A file that came in another form
 * lies in every cache between here and the server, so that it would be no other one, and one that hangs would go on to.
 */
function useTryAgain(area: Area, failure: AreaFailure) {
  const navigate = useNavigate()
  const location = useLocation()
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async () => {
    const file = fileToFetchAnew(failure)
    setTrying(true)
    if (file !== undefined) await Promise.all(filesWith(file, area).map(fetchAnew))
    forgetFailedParts()
    await navigate(location, { replace: true })
    setTrying(false)
  }
  return { tryAgain, isTrying }
}
