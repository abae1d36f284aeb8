import { format } from 'node:util'

/**
 * A warning is a defect that has not been looked at. A test that expects one says so:
 * `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const said: string[] = []

function record(level: string) {
  return (...message: unknown[]) => void said.push(`console.${level}: ${format(...message)}`)
}

beforeEach(() => {
  said.length = 0
  console.error = record('error')
  console.warn = record('warn')
})

afterEach(() => {
  const messages = said.splice(0)
  if (messages.length > 0) throw new Error(`The test wrote to the console.\n${messages.join('\n')}`)
})
