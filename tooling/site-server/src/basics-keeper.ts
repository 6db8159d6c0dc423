import type { Basics } from '@shop/features/render.tsx'

/** How long the basics of a site are used before they are asked for again, in milliseconds. */
const FRESH_FOR = 10_000

/** Keeps what every page of a site needs, and renews it behind the visitors' backs. */
export function createBasicsKeeper(load: () => Promise<Basics>, now = () => Date.now()) {
  let kept: { basics: Basics; at: number } | undefined
  let loading: Promise<Basics> | undefined

  const renew = () => {
    loading ??= load()
      .then((basics) => {
        kept = { basics, at: now() }
        return basics
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  return async (): Promise<Basics> => {
    if (!kept) return renew()
    // While the gateway is away the pages go on with what was known last.
    if (now() - kept.at > FRESH_FOR) renew().catch(() => undefined)
    return kept.basics
  }
}
