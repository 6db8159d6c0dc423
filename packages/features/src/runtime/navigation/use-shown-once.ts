import { useEffect } from 'react'

/**
 * Forgets these parts of what the page before handed over, in the history state and in the query, so that a notice does not
 * return with a reload or with Back. `names` must stay the same object between renders.
 */
export function useShownOnce(names: readonly string[]) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A document that is about to be loaded anew, to keep documents apart, hands them on.
      if (!document.body.hidden) forget(names)
    })
    return () => clearTimeout(timer)
  }, [names])
}

function forget(names: readonly string[]) {
  const { usr, ...state } = Object(history.state) as { usr?: unknown }
  const kept = Object.entries(Object(usr) as object).filter(([name]) => !names.includes(name))
  const address = new URL(location.href)
  for (const name of names) address.searchParams.delete(name)
  history.replaceState({ ...state, usr: kept.length > 0 ? Object.fromEntries(kept) : null }, '', address)
}
