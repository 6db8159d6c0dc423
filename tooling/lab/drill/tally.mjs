import { createTable } from '../print/table.mjs'

const table = createTable([
  { title: 'What happens', width: 34 },
  { title: 'seconds', width: 9 },
  { title: 'requests', width: 10 },
  { title: 'failed', width: 8 },
  { title: 'may fail', width: 10 },
  { title: 'p50 ms', width: 8 },
  { title: 'p99 ms', width: 8 },
  { title: 'orders', width: 8 },
])
const KEPT_FAILURES = 5

export const { head } = table

/** Counts the requests of one phase. @param {{ name: string, isPlanned: boolean }} phase */
export function createTally({ name, isPlanned }) {
  const started = performance.now()
  const times = []
  const failures = new Map()
  let failed = 0
  let orders = 0
  const percentile = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
  return {
    report({ ok, milliseconds, what }) {
      times.push(milliseconds)
      if (ok) return
      failed++
      if (failures.has(what) || failures.size < KEPT_FAILURES) failures.set(what, (failures.get(what) ?? 0) + 1)
    },
    onOrder: () => void orders++,
    /** True when the phase kept its promise. */
    isFine: () => failed === 0 || !isPlanned,
    /** Returns the phase's line of the table, and its failures. */
    lines() {
      times.sort((one, other) => one - other)
      const seconds = Math.round((performance.now() - started) / 1000)
      const figures = [
        seconds,
        times.length,
        failed,
        isPlanned ? 'none' : 'some',
        percentile(0.5),
        percentile(0.99),
        orders,
      ]
      return [table.row([name, ...figures]), ...[...failures].map(([what, count]) => `    ${count} × ${what}`)]
    },
  }
}
