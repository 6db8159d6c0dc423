/** Runs `work` with a time limit. After it the signal aborts and the promise rejects. */
export async function withTimeout<Result>(milliseconds: number, work: (signal: AbortSignal) => Promise<Result>) {
  const limit = new AbortController()
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const late = new Error(`Took longer than ${milliseconds} ms`)
    reject(late)
    limit.abort(late)
  }, milliseconds)
  try {
    return await Promise.race([work(limit.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
