import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startExactStandIn } from '../startExactStandIn.ts'

test('a restart forgets neither what was changed nor how late it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'exact-'))
  const options = { port: 0, clock: () => new Date('2026-03-02T09:00:00Z'), stateFile: join(folder, 'state.json') }
  const first = await startExactStandIn(options)
  const [item, other] = first.records('Items')
  first.put('Items', { ID: item?.['ID'], Description: 'Anders genoemd', EndDate: '2026-01-01T00:00:00Z' })
  first.remove('Items', String(other?.['ID']))
  first.advance(60_000)
  await first.close()
  const second = await startExactStandIn(options)
  second.advance(1)
  await second.close()
  const third = await startExactStandIn(options)
  expect(third.records('Items')).toHaveLength(149)
  expect(third.records('Items')[0]).toMatchObject({
    Description: 'Anders genoemd',
    EndDate: new Date('2026-01-01T00:00:00Z'),
    Modified: new Date('2026-03-02T09:00:00Z'),
  })
  await third.close()
  rmSync(folder, { recursive: true })
})
