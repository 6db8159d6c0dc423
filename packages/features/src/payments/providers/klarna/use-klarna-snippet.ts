import { useEffect, useRef, useState } from 'react'
import { useShopConfig, useTranslate } from '../../../runtime/config/shop-config.tsx'
import { withSandbox } from '../../../runtime/third-parties/third-parties.ts'
import { askKlarna, type KlarnaEvents } from './klarna-api.ts'
import { hasOpenedForm, nameFrames, watchDrawing } from '../opened-form.ts'
import { insertSnippet } from './insert-snippet.ts'
import { klarnaHosts } from './klarna-hosts.ts'

/** How long a snippet may take to show a form, in milliseconds. */
const LOAD_TIMEOUT = 20_000

export type SnippetStage = 'loading' | 'open' | 'failed'

/**
 * Shows Klarna's HTML in the element of `host`, once for each `html`. The form counts as open as soon as the element
 * contains one that shows something, independent of the script's events. Callers must pass the same `events` object on every render. Another
 * object inserts the HTML again and loses what the customer has typed.
 */
export function useKlarnaSnippet(html: string | undefined, events: KlarnaEvents) {
  const t = useTranslate()
  const host = useRef<HTMLDivElement>(null)
  const { sandboxOrigin } = useShopConfig().site
  const [stage, setStage] = useState<SnippetStage>('loading')
  const frameTitle = t('PaymentTitle')

  useEffect(() => {
    const element = host.current
    if (!element || html === undefined) return undefined
    const over = new AbortController()
    let remove = () => {}
    const judge = () => setStage(hasOpenedForm(element) ? 'open' : 'failed')
    const tooLate = setTimeout(judge, LOAD_TIMEOUT)
    const look = () => {
      nameFrames(element, frameTitle)
      if (!isDrawn()) return
      clearTimeout(tooLate)
      setStage('open')
    }
    const isDrawn = watchDrawing(element, look, over.signal)
    const writes = new MutationObserver(look)
    // The delay keeps React's StrictMode from inserting two forms in development.
    const start = setTimeout(() => {
      // An `error` event of a script does not bubble.
      const options = { capture: true, signal: over.signal }
      element.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && judge(), options)
      writes.observe(element, { childList: true, subtree: true })
      try {
        remove = insertSnippet(element, html, withSandbox(klarnaHosts.origins, sandboxOrigin))
        askKlarna((api) => api.on(events))
      } catch {
        // The security policy of a page served as a static file does not allow this markup.
        judge()
      }
    }, 0)
    return () => {
      clearTimeout(start)
      clearTimeout(tooLate)
      over.abort()
      writes.disconnect()
      remove()
      setStage('loading')
    }
  }, [html, events, sandboxOrigin, frameTitle])

  return { host, stage }
}
