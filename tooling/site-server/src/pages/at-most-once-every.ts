/** Returns a function that runs `work`, and shares its promise with all callers within the interval. */
export function atMostOnceEvery<Result>(milliseconds: number, work: () => Promise<Result>) {
  let latest: { started: number; promise: Promise<Result> } | undefined
  return (): Promise<Result> => {
    const now = performance.now()
    if (!latest || now - latest.started >= milliseconds) latest = { started: now, promise: work() }
    return latest.promise
  }
}
