/** What a piece of work costs this thread: other work on the machine does not count, as it would by the clock. */
export function cpuMilliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
