export type Environment = Readonly<Record<string, string | undefined>>

/** A value in the environment that cannot be used; the message names the variable and what it may hold. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** An empty variable counts as absent: that is how compose files and shells clear one. */
export function text(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

export function list(env: Environment, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === null) return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < min || number > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}"`)
  return number
}

export function oneOf<const T extends string>(env: Environment, name: string, allowed: readonly T[]): T | null {
  const value = text(env, name)
  if (value === null) return null
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
  return found
}

export function matching(env: Environment, name: string, fallback: string, pattern: RegExp, what: string): string {
  const value = text(env, name) ?? fallback
  if (!pattern.test(value)) throw new ConfigError(`${name} must be ${what}, not "${value}"`)
  return value
}

/** Of 32 bytes. The message does not repeat the value. */
export function keys(env: Environment, name: string): Buffer[] {
  const bytes = list(env, name).map((value) => Buffer.from(value, 'base64'))
  if (bytes.some(({ length }) => length !== 32)) throw new ConfigError(`${name} must be 32 bytes as base64`)
  return bytes
}

export function origin(name: string, value: string): string {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, ''))
    throw new ConfigError(`${name} must hold origins such as https://offers.example.com, not "${value}"`)
  return url.origin
}
