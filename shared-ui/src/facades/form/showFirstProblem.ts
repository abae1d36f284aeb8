/** Puts the keyboard on the first field that is marked as wrong. */
export function showFirstProblem(container: HTMLElement | null): void {
  const field = container?.querySelector<HTMLElement>(
    '[aria-invalid="true"], .ant-select-status-error input, .ant-picker-status-error input, .ant-input-status-error',
  )
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
