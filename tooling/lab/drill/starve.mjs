import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

const LOOPS_PER_PROCESSOR = 2

/** Starves the processors of this machine with endless loops. Returns a function that ends them. */
export function starveProcessors() {
  const length = LOOPS_PER_PROCESSOR * availableParallelism()
  const loops = Array.from({ length }, () => new Worker('for (;;);', { eval: true }))
  return async () => void (await Promise.all(loops.map((loop) => loop.terminate())))
}
