export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface ToastOptions {
  /** A second line, smaller. */
  description?: string
  /** One button: its label (or a word of the kit) and what it does. The toast closes when it is pressed. */
  action?: { label: string | { kit: 'retry' | 'undo' }; onAction: () => void }
  /** Milliseconds; `null` stays until it is closed. */
  duration?: number | null
  /** A toast with the same id replaces the earlier one. */
  id?: string
}

export interface Toast extends ToastOptions {
  id: string
  kind: ToastKind
  text: string
}

const mostAtOnce = 4
let toasts: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

/**
 * Short messages about what somebody did. Callable from anywhere (handlers, mutation callbacks); drawn by
 * `ThemeProvider`. For mutations only: what a screen cannot read is told by `ErrorState`, in its place.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  info: (text: string, options?: ToastOptions) => add('info', text, options),
  warning: (text: string, options?: ToastOptions) => add('warning', text, { duration: 8000, ...options }),
  /** Stays until it is closed: nobody should have to read an error in a hurry. */
  error: (text: string, options?: ToastOptions) => add('error', text, { duration: null, ...options }),
  /** A change that failed, with Retry. */
  failure: (text: string, retry: () => void, options?: ToastOptions) =>
    add('error', text, { duration: null, action: { label: { kit: 'retry' }, onAction: retry }, ...options }),
  /** A change that was made and can be taken back for ten seconds. */
  undo: (text: string, undo: () => void, options?: ToastOptions) =>
    add('success', text, { duration: 10_000, action: { label: { kit: 'undo' }, onAction: undo }, ...options }),
  dismiss: (id: string) => publish(toasts.filter((shown) => shown.id !== id)),
  clear: () => publish([]),
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => toasts,
}

function add(kind: ToastKind, text: string, options: ToastOptions = {}): string {
  const id = options.id ?? `toast-${++count}`
  const others = toasts.filter((shown) => shown.id !== id)
  publish([...others, { duration: 5000, ...options, id, kind, text }].slice(-mostAtOnce))
  return id
}

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
