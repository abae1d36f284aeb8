import fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

// Compiling all schemas of the contract takes half a second; a process compiles those that it is asked for, once each.

/** Checks values against a schema. */
export const checkOf = once((schema: TSchema): Validator => Compile(schema))

/** Writes answers as their schema says: what it does not name is left out. */
export const writerOf = once((schema: object) => fastJsonStringify(schema))

/** Fastify's own compiles every schema as its route is registered. */
export const writeAnswers: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer) =>
    writerOf(schema)(answer)

function once<Given extends object, Made>(make: (schema: Given) => Made): (schema: Given) => Made {
  const made = new WeakMap<Given, { readonly of: Made }>()
  return (schema) => {
    const known = made.get(schema) ?? { of: make(schema) }
    made.set(schema, known)
    return known.of
  }
}
