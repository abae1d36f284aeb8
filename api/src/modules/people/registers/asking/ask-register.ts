import type { ModuleContext } from '../../../../http/module.ts'
import { textWithin } from '../../../../system/text-within.ts'

export interface RegisterQuestion {
  /** Stands in the log instead of the address, which holds what people typed. */
  readonly register: 'vies' | 'kvk' | 'pdok'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: object
}

export interface RegisterAnswer {
  readonly status: number
  /** Undefined where it is no JSON. */
  readonly body: unknown
}

/** Null: no answer came, or none that can be read to its end. */
export type AskRegister = (question: RegisterQuestion) => Promise<RegisterAnswer | null>

const longestAnswer = 1_000_000

/** Asks a register outside. An answer that leads elsewhere is no answer: who configures an address means that one. */
export function askRegister(log: Pick<ModuleContext['log'], 'warn'>, timeoutMs = 8_000): AskRegister {
  return async ({ register, url, headers = {}, body }) => {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => ({ status: response.status, text: await textWithin(response, longestAnswer) }))
      .catch(() => null)
    if (answer === null || answer.status >= 400)
      log.warn({ register, status: answer?.status ?? null }, 'A register did not answer')
    return answer && { status: answer.status, body: parsed(answer.text) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
