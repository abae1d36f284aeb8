/**
 * Local mode only. For its window the SDK wants Google's `gapi.iframes`, to hear the answer through a frame on the
 * provider's domain; it takes `window.gapi` when that exists and then never loads Google's script. Here the window
 * belongs to the identity stand-in at this very origin, so its answer is a message from that window.
 */
interface AuthEventMessage {
  readonly eventType: 'sendAuthEvent'
  readonly authEvent: unknown
}

type FrameHandler = (message: { readonly type: 'authEvent'; readonly authEvent: unknown }) => void
type Frame = ReturnType<typeof frame>

let answer: FrameHandler | null = null

function frame() {
  return {
    restyle: async () => {},
    ping: async (onAnswer: () => void) => onAnswer(),
    register: (name: string, handler: FrameHandler) => {
      if (name !== 'authEvent') return
      answer = handler
      const waiting = takeWaiting()
      if (waiting !== null) setTimeout(() => handler({ type: 'authEvent', authEvent: waiting }))
    },
    send: (
      _name: string,
      _message: unknown,
      onAnswer: (answers: readonly { readonly webStorageSupport: boolean }[]) => void,
    ) => {
      try {
        onAnswer([{ webStorageSupport: true }])
      } catch {
        // The SDK's own callback throws after it has taken the answer.
      }
    },
  }
}

function isAuthEvent(message: unknown): message is AuthEventMessage {
  return (
    typeof message === 'object' && message !== null && 'eventType' in message && message.eventType === 'sendAuthEvent'
  )
}

/** Where the page was left for the stand-in's, the answer waits in this tab. */
const waitingKey = 'staffel.local-google'

function takeWaiting(): unknown {
  const text = sessionStorage.getItem(waitingKey)
  sessionStorage.removeItem(waitingKey)
  const message: unknown = text === null ? null : JSON.parse(text)
  return isAuthEvent(message) ? message.authEvent : null
}

const gapi = {
  iframes: {
    CROSS_ORIGIN_IFRAMES_FILTER: () => {},
    Iframe: () => {},
    getContext: () => ({ open: (_options: unknown, onReady: (opened: Frame) => void) => onReady(frame()) }),
  },
}

export function installGapiStub(): void {
  if ('gapi' in window) return
  Object.assign(window, { gapi })
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isAuthEvent(data))
      answer?.({ type: 'authEvent', authEvent: data.authEvent })
  })
}
