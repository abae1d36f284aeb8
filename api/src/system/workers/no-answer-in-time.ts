/** A worker was given up because it took too long. */
export class NoAnswerInTime extends Error {
  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs} ms`)
    this.name = 'NoAnswerInTime'
  }
}
