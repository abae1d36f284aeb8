import { buildTrialArea } from '../testing/trialArea.ts'
import { folderFree } from './FolderFreeIdsPlugin.ts'

// Runs webpack twice.
jest.setTimeout(180_000)

describe('the bytes of a build', () => {
  it('are the same wherever its sources lie', () => {
    const [one, other] = [buildTrialArea(), buildTrialArea()]
    expect([one.report, one.ok, other.ok]).toEqual([expect.any(String), true, true])
    // It holds the hash of every file.
    expect(one.file('build.json')).toBe(other.file('build.json'))
    one.remove()
    other.remove()
  })

  it('know nothing of a folder that a generated module carries in its text', () => {
    const entry = (folder: string) =>
      `entry|data:text/javascript;charset=utf-8;base64,${Buffer.from(`import '${folder}/node_modules/x.js'`).toString('base64')}|${folder}/a.ts`
    expect(folderFree(entry('/home/ann/staffel'), ['/home/ann/staffel'])).toBe(
      "entry|import '/node_modules/x.js'|/a.ts",
    )
    expect(folderFree(entry('/ci'), ['/ci'])).toBe(folderFree(entry('/home/ann/staffel'), ['/home/ann/staffel']))
  })
})
