import { cutText, storableText } from '@staffel/shared-api/rules'
const longest = 300

/** The words of a refusal: `{error: {message: {value}}}` of a call, `{error, error_description}` of a token. */
export function saidByExact(body: Readonly<Record<string, unknown>>): string | null {
  const { error, error_description: description } = body
  const words = description ?? fieldOf(fieldOf(error, 'message'), 'value') ?? error
  return typeof words === 'string' && words.trim() !== '' ? storableText(cutText(words.trim(), longest)) : null
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
