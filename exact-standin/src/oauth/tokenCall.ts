import type { StandInApp } from '../model/apps.ts'
import { jsonAnswer, type Answer, type Asked } from '../http/answers.ts'
import type { StandInSettings } from '../behaviour/settings.ts'
import type { Grants, TokenAnswer } from './grants.ts'

/** `POST /api/oauth2/token`: a form goes in; seconds come out as a text. */
export function tokenCall(
  asked: Asked,
  apps: readonly StandInApp[],
  grants: Grants,
  settings: StandInSettings,
): Answer {
  if (asked.method !== 'POST') return jsonAnswer(405, { error: 'invalid_request' })
  if (!asked.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return jsonAnswer(400, { error: 'invalid_request', error_description: 'A form is expected.' })
  const form = new URLSearchParams(asked.body.toString())
  const app = appOf(form, apps)
  if (!app) return unknownClient
  const answer = answerOf(form, app, grants)
  if (!('grant' in answer))
    return jsonAnswer(answer.status, { error: answer.error, error_description: answer.description })
  const { access, refresh } = answer.grant
  return jsonAnswer(200, {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: String(settings.accessSeconds),
    refresh_token: refresh.token,
  })
}

function answerOf(form: URLSearchParams, app: StandInApp, grants: Grants): TokenAnswer {
  const grantType = form.get('grant_type')
  if (grantType === 'authorization_code')
    return grants.exchange(app, form.get('code') ?? '', form.get('redirect_uri') ?? '')
  if (grantType === 'refresh_token') return grants.refresh(app, form.get('refresh_token') ?? '')
  return { status: 400, error: 'unsupported_grant_type', description: 'The grant type is not known.' }
}

/** `POST /api/oauth2/revoke`: a refresh token is given back; one that nobody knows is as good as that. */
export function revokeCall(asked: Asked, apps: readonly StandInApp[], grants: Grants): Answer {
  const form = new URLSearchParams(asked.body.toString())
  const app = appOf(form, apps)
  if (asked.method !== 'POST' || !app) return unknownClient
  grants.revoke(app, form.get('token') ?? '')
  return jsonAnswer(200, {})
}

const unknownClient = jsonAnswer(401, { error: 'invalid_client', error_description: 'Client authentication failed.' })

function appOf(form: URLSearchParams, apps: readonly StandInApp[]): StandInApp | null {
  const app = apps.find(({ clientId }) => clientId === form.get('client_id'))
  return app?.clientSecret === form.get('client_secret') ? (app ?? null) : null
}
