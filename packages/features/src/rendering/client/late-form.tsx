import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useShop, type Shop } from '../../runtime/state/shop-context.ts'
import { useHydrated } from './after-hydration.tsx'
import { replayEvents, stateOf, type FieldState, type RecordedEvents } from './event-replay.ts'

/**
 * Makes a component of a form whose code is no part of the first script. Where the server wrote the form, React leaves its
 * HTML alone. That accepts input until the visitor comes near or uses it. Then the code is loaded, the component takes the
 * place of the HTML, and what was typed and sent is replayed. Elsewhere the code is loaded at once. `reopen` is called when the
 * form was sent and its code cannot be loaded.
 */
export function createLateForm<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  reopen: (shop: Shop) => unknown,
) {
  // The rest of the page works without it.
  const Loaded = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))

  return function LateForm(props: Props) {
    const shop = useShop()
    const { platform, hydration } = shop
    const isHydrated = useHydrated()
    const isWritten = platform.kind === 'browser' && !isHydrated
    const [Form, setForm] = useState<ComponentType<Props> | undefined>(() => (isWritten ? undefined : Loaded))
    const [early] = useState(createEarlyUse)
    const part = useRef<HTMLDivElement>(null)

    useEffect(() => {
      const written = part.current
      if (Form || !written) return undefined
      // If the code cannot be loaded, the HTML stays, and its next use tries again.
      const replace = async () => {
        const [Code] = await Promise.all([load(), hydration.isOver])
        if (early.isFree(written)) setForm(() => Code)
      }
      return early.listen(written, () => void replace().catch(() => early.isSent() && reopen(shop)))
    }, [Form, early, hydration, shop])
    useEffect(() => {
      if (Form && part.current) early.replay(part.current)
    }, [Form, early])

    if (!Form) return <div key="written" ref={part} suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />
    return (
      <div ref={part}>
        <Suspense>
          <Form {...props} />
        </Suspense>
      </div>
    )
  }
}

const Nothing = () => null

/** Hydration keeps the server's HTML. */
const AS_WRITTEN = { __html: '' }

/** What a visitor types and sends in the server's form. */
function createEarlyUse() {
  const fields = new Map<number, FieldState>()
  let isSent = false

  return {
    isSent: () => isSent,
    /** Returns whether the form may be replaced. A phone closes its keyboard when the field with the focus goes. */
    isFree: (part: HTMLElement) => part.isConnected && (isSent || !part.contains(document.activeElement)),
    /** Records its use. `want` is called when the visitor is within a window's height of it, and with each use. */
    listen: (part: HTMLElement, want: () => void) => {
      const left = new AbortController()
      const on = (type: string, act: (event: Event) => void) =>
        part.addEventListener(type, act, { signal: left.signal })
      on('input', ({ target }) => {
        const field = target as HTMLInputElement
        fields.set([...(field.form?.elements ?? [])].indexOf(field), stateOf(field))
      })
      on('submit', (event) => {
        // The browser would write the form's values into the page's address.
        event.preventDefault()
        isSent = true
        want()
      })
      on('focusin', want)
      // The next field gets the focus after this event.
      on('focusout', () => setTimeout(want))
      const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && want(), {
        rootMargin: '100% 0px',
      })
      observer.observe(part)
      return () => {
        observer.disconnect()
        left.abort()
      }
    },
    replay: (part: HTMLElement) => {
      const form = part.querySelector('form')
      if (!form) return
      const events: RecordedEvents = new Map()
      for (const [index, state] of fields) events.set(form.elements[index] as Element, state)
      if (isSent) events.set(form.querySelector('button') as Element, {})
      void replayEvents(events)
    },
  }
}
