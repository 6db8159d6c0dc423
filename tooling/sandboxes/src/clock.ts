import type { Platform } from './platform.ts'

interface Task {
  dueAt: number
  work: () => void
}

/**
 * The sandboxes' clock, which tests and people can advance. Delayed work that is due then runs at once, in its order, and
 * everything ages by that time.
 */
export function createClock(platform: Platform) {
  const waiting = new Set<Task>()
  let advancedBy = 0
  const now = () => platform.now() + advancedBy

  const run = (task: Task) => {
    if (waiting.delete(task)) task.work()
  }
  return {
    platform: {
      ...platform,
      now,
      after: (milliseconds: number, work: () => void) => {
        const task = { dueAt: now() + milliseconds, work }
        waiting.add(task)
        platform.after(milliseconds, () => run(task))
      },
    } satisfies Platform,
    advance: (milliseconds: number) => {
      advancedBy += milliseconds
      const due = [...waiting].filter(({ dueAt }) => dueAt <= now())
      for (const task of due.toSorted((one, other) => one.dueAt - other.dueAt)) run(task)
    },
    /** Returns to the platform's time. */
    clear: () => {
      advancedBy = 0
    },
  }
}
export type Clock = ReturnType<typeof createClock>
