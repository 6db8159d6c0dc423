import { createRequire } from 'node:module'

type Schedule = (priority: number, task: () => void) => void
interface Scheduler {
  unstable_scheduleCallback: Schedule
  unstable_NormalPriority: number
  unstable_IdlePriority: number
}

// The scheduler that react-dom itself uses: it keeps its tasks in a module.
const requireFromReactDom = createRequire(createRequire(import.meta.url).resolve('react-dom'))
const scheduler = requireFromReactDom('scheduler') as Scheduler
const { unstable_scheduleCallback: schedule, unstable_NormalPriority: NORMAL, unstable_IdlePriority: IDLE } = scheduler

/** Queues work behind that of React. */
export const queueBehindReact = (task: () => void) => schedule(NORMAL, task)

/** Waits until React has drawn and has run all effects. */
export const whenReactIsIdle = () => new Promise<void>((resolve) => schedule(IDLE, resolve))
