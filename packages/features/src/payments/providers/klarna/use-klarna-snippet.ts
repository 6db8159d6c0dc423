import { useEffect, useRef, useState } from 'react'
import { useShopConfig } from '../../../runtime/config/shop-config.tsx'
import { withSandbox } from '../../../runtime/third-parties/third-parties.ts'
import { askKlarna, type KlarnaEvents } from './klarna-api.ts'
import { insertSnippet } from './insert-snippet.ts'
import { klarnaHosts } from './klarna-hosts.ts'

/** Milliseconds until a snippet that shows nothing counts as failed. */
const LOAD_TIMEOUT = 20_000

export type SnippetStage = 'loading' | 'open' | 'failed'

/**
 * Shows Klarna's HTML in the element that takes `host`, once for each `html`. `events` must stay the same object from one
 * render to the next: others would take out what the customer is typing into.
 */
export function useKlarnaSnippet(html: string | undefined, events: KlarnaEvents) {
  const host = useRef<HTMLDivElement>(null)
  const { sandboxOrigin } = useShopConfig().site
  const [stage, setStage] = useState<SnippetStage>('loading')

  useEffect(() => {
    const element = host.current
    if (!element || html === undefined) return undefined
    const over = new AbortController()
    let remove = () => {}
    const fail = () => setStage('failed')
    const onError = ({ target }: Event) => target instanceof HTMLScriptElement && fail()
    const open = () => {
      clearTimeout(tooLate)
      setStage('open')
    }
    const tooLate = setTimeout(fail, LOAD_TIMEOUT)
    // Waiting a moment keeps a page that is built twice in a row (development) from showing two forms.
    const start = setTimeout(() => {
      // A script that cannot be had says so to itself alone, not to what is around it.
      element.addEventListener('error', onError, { capture: true, signal: over.signal })
      try {
        remove = insertSnippet(element, html, withSandbox(klarnaHosts.origins, sandboxOrigin))
        const isThere = askKlarna((api) => api.on(withOpening(events, open)))
        if (!isThere) fail()
      } catch {
        // The policy of a page that came as a plain file lets nobody's markup in.
        fail()
      }
    }, 0)
    return () => {
      clearTimeout(start)
      clearTimeout(tooLate)
      over.abort()
      remove()
      setStage('loading')
    }
  }, [html, events, sandboxOrigin])

  return { host, stage }
}

/** The first thing that form or confirmation says is that it is there. */
const withOpening = (events: KlarnaEvents, open: () => void): KlarnaEvents => ({
  ...events,
  load: () => (open(), events.load?.()),
  load_confirmation: () => (open(), events.load_confirmation?.()),
})
