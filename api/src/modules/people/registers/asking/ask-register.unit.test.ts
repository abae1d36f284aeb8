import { startRegistersStandIn } from '@staffel/exact-standin'
import { askRegister } from './ask-register.ts'

test('a register that never answers is given up, and the log tells nothing of what was asked', async () => {
  const registers = await startRegistersStandIn({ port: 0 })
  registers.fail('silent')
  const lines: unknown[] = []
  const ask = askRegister({ warn: (...line: unknown[]) => void lines.push(line) }, 50)
  expect(await ask({ register: 'kvk', url: `${registers.url}/kvk/v2/zoeken?naam=Geheim` })).toBeNull()
  expect(lines).toEqual([[{ register: 'kvk', status: null }, 'A register did not answer']])
  await registers.close()
})
