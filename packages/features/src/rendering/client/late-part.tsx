import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { followLink } from '../../runtime/navigation/follow-link.ts'
import { usePageRouter, type PageRouter } from '../../runtime/navigation/router-provider.tsx'
import { useShop, type Shop } from '../../runtime/state/shop-context.ts'
import { useHydrated } from './after-hydration.tsx'
import { replayEvents, stateOf, type FieldState, type RecordedEvents } from './event-replay.ts'

/**
 * Makes a component of a part whose code is no part of the first script. Where the server wrote the part, React leaves its
 * HTML alone: links lead on, fields accept input. When the visitor comes near or uses it, the code is loaded, the component
 * takes the place of the HTML, and what was typed, opened and pressed is replayed. Elsewhere the code is loaded at once.
 * `reopen` is called when a button was pressed and its code cannot be loaded.
 */
export function createLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  reopen: (shop: Shop) => unknown,
) {
  // The rest of the page works without it.
  const Loaded = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))

  return function LatePart(props: Props) {
    const shop = useShop()
    const { platform, hydration } = shop
    const router = usePageRouter()
    const isHydrated = useHydrated()
    const isWritten = platform.kind === 'browser' && !isHydrated
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => (isWritten ? undefined : Loaded))
    const [early] = useState(createEarlyUse)
    const place = useRef<HTMLDivElement>(null)

    useEffect(() => {
      const written = place.current
      if (Part || !written) return undefined
      // If the code cannot be loaded, the HTML stays, and its next use tries again.
      const replace = async () => {
        const [Code] = await Promise.all([load(), hydration.isOver])
        if (early.leave(written)) setPart(() => Code)
      }
      return early.listen(written, router, () => void replace().catch(() => early.isPressed() && reopen(shop)))
    }, [Part, early, hydration, router, shop])
    // In the same task, or the next key would be lost.
    useLayoutEffect(() => {
      if (Part && place.current) early.restore(place.current)
    }, [Part, early])
    useEffect(() => {
      if (Part && place.current) early.replay(place.current)
    }, [Part, early])

    if (!Part) return <div key="written" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

const Nothing = () => null

/** Hydration keeps the server's HTML. */
const AS_WRITTEN = { __html: '' }

/** What a visitor types, opens and presses in the server's HTML, by the place of the element among its kind. */
function createEarlyUse() {
  const fields = new Map<number, FieldState>()
  const pressed = new Set<number>()
  let opened: boolean[] = []
  let focused = -1

  return {
    isPressed: () => pressed.size > 0,
    /** Returns whether the HTML may be replaced now. A phone closes its keyboard when the field with the focus goes. */
    leave: (part: HTMLElement) => {
      const { activeElement } = document
      const isTyping = part.contains(activeElement) && activeElement?.matches(TYPED)
      if (!part.isConnected || (isTyping && pressed.size === 0)) return false
      opened = [...part.querySelectorAll(DETAILS)].map(({ open }) => open)
      focused = placeOf(part, FOCUSABLE, activeElement)
      return true
    },
    /** Records its use. `want` is called when the visitor is within a window's height of it, and with each use. */
    listen: (part: HTMLElement, router: PageRouter | undefined, want: () => void) => {
      const left = new AbortController()
      const on = <Type extends keyof HTMLElementEventMap>(
        type: Type,
        act: (event: HTMLElementEventMap[Type], target: Element) => void,
      ) =>
        part.addEventListener(type, (event) => act(event, event.target as Element), {
          signal: left.signal,
          capture: true,
        })
      const press = (event: Event, button: Element | null) => {
        // The browser would write a form's values into the page's address.
        event.preventDefault()
        pressed.add(placeOf(part, BUTTONS, button))
        want()
      }
      on('input', (_event, field) => fields.set(placeOf(part, FIELDS, field), stateOf(field as HTMLInputElement)))
      on('submit', (event, form) => press(event, event.submitter?.closest(BUTTONS) ?? form.querySelector(BUTTONS)))
      on('click', (event, target) => {
        const button = target.closest('button')
        if (button?.type === 'button') press(event, button)
        const link = target.closest('a')
        if (link) followLink(router, event, { href: link.getAttribute('href') ?? '', target: link.target })
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
    /** Gives back the focus and what is folded open. */
    restore: (part: HTMLElement) => {
      for (const [place, open] of opened.entries()) at(part, DETAILS, place)?.toggleAttribute('open', open)
      at(part, FOCUSABLE, focused)?.focus({ preventScroll: true })
    },
    replay: (part: HTMLElement) => {
      const events: RecordedEvents = new Map()
      const add = (element: Element | undefined, state: FieldState) => element && events.set(element, state)
      for (const [place, state] of fields) add(at(part, FIELDS, place), state)
      for (const place of pressed) add(at(part, BUTTONS, place), {})
      void replayEvents(events)
    },
  }
}

const FIELDS = 'input, select, textarea'
const BOXES = 'input:is([type=checkbox], [type=radio])'
const TYPED = `:is(${FIELDS}):not(${BOXES})`
const DETAILS = 'details'
const BUTTONS = 'button'
const FOCUSABLE = `a, button, summary, ${BOXES}`

const placeOf = (part: HTMLElement, kind: string, element: Element | null) =>
  [...part.querySelectorAll(kind)].indexOf(element as Element)

const at = (part: HTMLElement, kind: string, place: number) => part.querySelectorAll<HTMLElement>(kind)[place]
