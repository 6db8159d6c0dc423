import { callNamed, type CallName } from '../../documents/calls.ts'
import { gapEffects } from '../../documents/gaps.ts'
import { TIME_LIMIT_REACHED, type Answered, type Asker } from '../asking/ask.ts'
import type { Gap } from '../gap.ts'

/** How long a call takes, in milliseconds. */
export interface CallTime {
  call: CallName
  /** How many answers were measured. */
  samples: number
  /** Why some of the repeated calls were not answered. */
  problems: string[]
  p50: number
  p95: number
  isSlow: boolean
}

/** How many calls are measured at the same time. */
const PARALLEL = 4

interface TimeOptions {
  repeat: Asker['repeat']
  /** Milliseconds from which a call counts as slow. */
  slowFrom: number
  /** How often each call is made. */
  samples: number
}

/** Repeats each reading call until it has enough samples, as far as the time allows. */
export async function measureTimes(answers: readonly Answered[], options: TimeOptions): Promise<CallTime[]> {
  const readings = answers.filter(({ name, problem }) => isReading(name) && problem === undefined)
  const calls = [...new Set(readings.map(({ name }) => name))]
  const waiting = [...calls]
  const times = new Map<CallName, CallTime>()
  const work = async () => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
      times.set(call, await measureCall(call, readings, options))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return calls.flatMap((call) => times.get(call) ?? [])
}

const isReading = (name: CallName) => {
  const { method, changesData } = callNamed(name)
  return method === 'GET' && !changesData
}

async function measureCall(call: CallName, readings: readonly Answered[], options: TimeOptions): Promise<CallTime> {
  const own = readings.filter(({ name }) => name === call).slice(0, options.samples)
  const times = own.map(({ milliseconds }) => milliseconds)
  const problems: string[] = []
  const [first] = own
  if (!first) throw new Error(`${call} was not answered`)
  while (times.length + problems.length < options.samples) {
    const { milliseconds, problem } = await options.repeat(first)
    if (problem === TIME_LIMIT_REACHED) break
    if (problem === undefined) times.push(milliseconds)
    else problems.push(problem)
  }
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  return { call, samples: times.length, problems, p50, p95, isSlow: p95 >= options.slowFrom }
}

/** One gap for each call that was answered first, and not each time that it was repeated. */
export const unsteadyGaps = (times: readonly CallTime[]): Gap[] =>
  times
    .filter(({ problems }) => problems.length > 0)
    .map(({ call, samples, problems }) => ({
      problem: 'not always answered',
      subject: call,
      calls: [call],
      found: `${problems.length} of ${samples + problems.length} times: ${problems[0]}.`,
      does: callNamed(call).failed,
      isOptional: false,
    }))

function percentile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0)
}

/** What the shop does while a call is slow. */
export const slowEffect = gapEffects.slow
