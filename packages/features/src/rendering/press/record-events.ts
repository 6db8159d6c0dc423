import { isTicked, stateOf, type RecordedEvents } from '../client/event-replay.ts'
import type { BeforeHydration } from './before-hydration.ts'

interface Options {
  /** Called with each click on a button. */
  onClick: () => void
  /** Clicks on `[data-replay]` that need not wait for the app. */
  early: {
    /** Whether a click is ignored, because the button still shows the outcome of the last one. */
    ignores: (button: HTMLButtonElement) => boolean
    /** Carries out a click. `field` holds the quantity. Returns false if only the app can do it. */
    carryOut: (button: HTMLButtonElement, field: HTMLInputElement | null) => boolean
    /** Leaves the buttons to their hydrated components. */
    end: () => void
  }
}

/**
 * Records clicks, choices and typed text before the app listens, as on a slow phone. Links and the search form work without
 * the app. Other forms are held back, because without it they would write their values into the page's address.
 */
export function recordEvents({ onClick, early }: Options): Pick<BeforeHydration, 'clicks' | 'end'> {
  const clicks = new Map<string, string>()
  const events: RecordedEvents = new Map()
  let isOver = false
  const listen = (kind: 'click' | 'input' | 'change', hear: (event: Event, target: Element) => void) =>
    addEventListener(kind, (event) => !isOver && event.target instanceof Element && hear(event, event.target), true)

  function carryOutOrKeep(button: HTMLButtonElement, replay: string) {
    const field = quantityBeside(button)
    // After a choice, the click may mean another variation, which only the app knows.
    const hasChosen = [...events.values()].some(({ checked }) => checked !== undefined)
    if (hasChosen || !early.carryOut(button, field)) clicks.set(replay, field?.value ?? '')
    // It is part of the click now.
    if (field) events.delete(field)
  }

  listen('click', (event, target) => {
    if (target instanceof HTMLInputElement && isTicked(target)) keepAlone(event)
    const button = target.closest('button')
    if (!button || button.form?.getAttribute('action')) return
    keepAlone(event)
    event.preventDefault()
    if (button.hasAttribute('aria-busy') || early.ignores(button)) return
    if (button.dataset['replay']) carryOutOrKeep(button, button.dataset['replay'])
    else events.set(button, {})
    button.setAttribute('aria-busy', 'true')
    onClick()
  })
  listen('input', (event, target) => {
    keepAlone(event)
    events.set(target, stateOf(target as HTMLInputElement))
  })
  listen('change', keepAlone)

  return {
    clicks,
    end: () => {
      isOver = true
      early.end()
      const recorded = new Map(events)
      events.clear()
      return recorded
    },
  }
}

/** Keeps an event from all other listeners: React would act on it during hydration, before it is replayed. */
const keepAlone = (event: Event) => event.stopImmediatePropagation()

/** Returns the quantity field of the button's form. */
const quantityBeside = ({ form }: HTMLButtonElement) => form?.querySelector<HTMLInputElement>('[name=quantity]') ?? null
