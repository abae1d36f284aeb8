/**
 * Between the answer that lets somebody in and the first screen with its data lies a moment that looks idle, and is
 * not.
 */
const firstScreen = 1500

/** Settles when the first screen has had its time and the page has nothing better to do. */
export async function afterFirstScreen(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, firstScreen))
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function')
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
}
