import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useShop } from '../../runtime/state/shop-context.ts'
import { whenIdle } from './yielding.ts'
import { replayEvents, stateOf, type FieldState, type RecordedEvents } from './event-replay.ts'

/**
 * Makes a component of a form whose code is no part of the first script. The server's HTML stays and accepts input until an
 * idle browser has loaded that code. React then hydrates the form, and what was typed and sent is replayed. It must not wait
 * longer: a navigation would render twice, once to find the part that is not hydrated.
 */
export function createLateForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let resolve!: (module: { default: ComponentType<Props> }) => void
  const loaded = new Promise<{ default: ComponentType<Props> }>((end) => {
    resolve = end
  })
  const Form = lazy(() => loaded)
  // If the code cannot be loaded, the form stays as it is, and its next use tries again.
  const want = () =>
    load().then(
      (component) => resolve({ default: component }),
      () => undefined,
    )

  // Memoized, because React drops the server's HTML when the boundary renders again before the code has loaded.
  return memo(function LateForm(props: Props) {
    if (useShop().platform.kind === 'server') void want()
    const [{ attach, listen, replay }] = useState(() => createEarlyUse(want))
    useEffect(() => listen(), [listen])
    return (
      <div ref={attach}>
        <Suspense fallback={<OnMount act={want} />}>
          <Form {...props} />
          <OnMount act={replay} />
        </Suspense>
      </div>
    )
  })
}

function OnMount({ act }: { act: () => unknown }) {
  useEffect(() => void act(), [act])
  return null
}

/** What the visitor types and sends in a form before it is hydrated. */
function createEarlyUse(onUse: () => Promise<unknown>) {
  let part: HTMLElement | null = null
  const formOf = () => part?.querySelector('form')
  const fields = new Map<number, FieldState>()
  let isSent = false
  let isOver = false

  function record(event: Event) {
    const form = formOf()
    if (isOver || !form?.contains(event.target as Element)) return
    if (event.type === 'submit') {
      // The browser would write the form's values into the page's address.
      event.preventDefault()
      isSent = true
    } else {
      fields.set([...form.elements].indexOf(event.target as Element), stateOf(event.target as HTMLInputElement))
    }
    void onUse()
  }

  return {
    attach: (element: HTMLElement | null) => {
      part = element
    },
    listen: () => {
      const leaving = new AbortController()
      // On the window, because React stops the events of a part that is not hydrated.
      for (const kind of ['input', 'submit']) addEventListener(kind, record, { capture: true, signal: leaving.signal })
      const cancel = whenIdle(() => void onUse())
      return () => {
        cancel()
        leaving.abort()
      }
    },
    replay: () => {
      const form = formOf()
      if (isOver || !form) return
      isOver = true
      const events: RecordedEvents = new Map()
      for (const [index, state] of fields) events.set(form.elements[index] as Element, state)
      if (isSent) events.set(form.querySelector('button') as Element, {})
      void replayEvents(events)
    },
  }
}
