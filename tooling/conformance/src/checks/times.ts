import { callNamed, type CallName } from '@shop/domain/contract/calls.ts'
import { gapEffects } from '@shop/domain/contract/gaps.ts'
import type { Answered } from '../asking/ask.ts'

/** How long a call takes, in milliseconds. */
export interface CallTime {
  call: CallName
  samples: number
  p50: number
  p95: number
  isSlow: boolean
}

/** How many calls are measured at the same time. */
const PARALLEL = 4

interface TimeOptions {
  /** Makes a call once more by its address. Returns its time in milliseconds. */
  repeat: (answered: Answered) => Promise<number>
  /** Milliseconds from which a call counts as slow. */
  slowFrom: number
  /** How often each call is measured. */
  samples: number
  /** When measuring ends, as `performance.now()` gives it. */
  deadline: number
}

/** Makes each reading call again until it has enough samples, as far as the time allows. */
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
  const own = readings.filter(({ name }) => name === call)
  const samples = own.slice(0, options.samples).map(({ milliseconds }) => milliseconds)
  const [first] = own
  if (!first) throw new Error(`${call} was not answered`)
  while (samples.length < options.samples && performance.now() < options.deadline) {
    samples.push(await options.repeat(first))
  }
  const [p50, p95] = [percentile(samples, 0.5), percentile(samples, 0.95)]
  return { call, samples: samples.length, p50, p95, isSlow: p95 >= options.slowFrom }
}

function percentile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0)
}

/** What the shop does while a call is slow. */
export const slowEffect = gapEffects.slow
