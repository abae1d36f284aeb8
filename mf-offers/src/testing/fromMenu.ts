import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

async function openMenu(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'More' }))
  return within(await screen.findByRole('menu'))
}

/** Chooses what stands in the menu *More* of an offer. */
export async function fromMenu(user: UserEvent, name: string): Promise<void> {
  await user.click((await openMenu(user)).getByRole('menuitem', { name }))
}

/** Takes a step of an offer, wherever it stands now. */
export async function takeStep(user: UserEvent, name: string): Promise<void> {
  const button = screen.queryByRole('button', { name })
  if (button) await user.click(button)
  else await fromMenu(user, name)
}

/** What stands in it. */
export async function inMenu(user: UserEvent): Promise<string[]> {
  const items = (await openMenu(user)).getAllByRole('menuitem')
  return items.map((item) => {
    const key = item.querySelector('kbd')?.textContent ?? ''
    return (item.textContent ?? '').slice(0, -key.length || undefined)
  })
}
