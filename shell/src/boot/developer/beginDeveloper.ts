import type { BootManifest } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { changedBoot, isNothing, readOverrides, type Overrides } from './overrides.ts'

/**
 * Before anything of the shell reads it, the page's boot manifest becomes what this tab was told, and so does what it
 * is told later; the rest of the shell knows nothing of it. Answers the manifest as the server wrote it.
 */
export function beginDeveloper(page: Document = document): BootManifest | undefined {
  const script = page.getElementById('boot')
  const boot = manifestIn(script?.textContent ?? '')
  const overrides = readOverrides()
  if (!script || !boot || isNothing(overrides)) return boot
  script.textContent = JSON.stringify(changedBoot(boot, overrides))
  changeWhatRuns(overrides)
  if (overrides.role) playRole(overrides.role)
  return boot
}

function manifestIn(text: string): BootManifest | undefined {
  try {
    return JSON.parse(text)
  } catch {
    // The shell says what is wrong with it.
    return undefined
  }
}

/** An open tab asks what runs, and loads anew where that is something else than it has. */
function changeWhatRuns(overrides: Overrides): void {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const answer = await real(input, init)
    if (input !== '/environment.json' || !answer.ok) return answer
    return Response.json(changedBoot(await answer.json(), overrides))
  }
}

/** What is shown follows the role; what may be done is still the API's to say. */
function playRole(role: NonNullable<Overrides['role']>): void {
  apiClient.http.interceptors.response.use((answer) => {
    if (answer.config.url?.endsWith('/userdata')) Object.assign(answer.data, { roles: [role] })
    return answer
  })
}
