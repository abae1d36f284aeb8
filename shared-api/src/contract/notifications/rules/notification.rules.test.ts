import { standardNotificationWays, type NotificationWays } from './notification.rules.ts'

const who = (chooses: (ways: NotificationWays) => boolean) =>
  Object.entries(standardNotificationWays)
    .filter(([, ways]) => chooses(ways))
    .map(([event]) => event)

describe('somebody who never chose', () => {
  it('is mailed what waits for somebody or settles an offer, and nothing else', () => {
    expect(who(({ mail }) => mail)).toEqual([
      'accepted',
      'declined',
      'message',
      'extension_requested',
      'send_failed',
      'assigned',
      'approval_asked',
      'approval_given',
      'approval_refused',
      'link_ended',
      'push_failed',
      'canary_stopped',
      'canary_unfit',
    ])
    expect(who(({ mail }) => !mail)).toEqual(['viewed', 'expiring', 'expired', 'new_request'])
  })

  it('is shown everything', () => {
    expect(who(({ in_app }) => !in_app)).toEqual([])
  })
})
