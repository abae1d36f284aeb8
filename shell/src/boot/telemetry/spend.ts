const key = 'staffel.telemetry'
/** What one browser sends in a day, however many pages it opens. */
const dailyBytes = 64 * 1024

/** Whether this browser may still send so much today, and that it does. Where nothing can be kept, each page may. */
export function spend(bytes: number, now: Date = new Date()): boolean {
  try {
    const today = now.toISOString().slice(0, 10)
    const [day, spent] = (localStorage.getItem(key) ?? '').split(' ')
    const before = day === today ? Number(spent) || 0 : 0
    if (before + bytes > dailyBytes) return false
    localStorage.setItem(key, `${today} ${before + bytes}`)
    return true
  } catch {
    return true
  }
}
