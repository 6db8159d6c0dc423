import { parseQuantity } from '@shop/domain/cart/quantity.ts'
import type { AddOutcome } from '@shop/api-client/send-add.ts'
import type { BeforeHydration, RecordedEvents } from '../../runtime/platform/before-hydration.ts'
import { isTicked, stateOf } from '../../runtime/platform/field-state.ts'
import { sendAdd } from '@shop/api-client/send-add.ts'
import { isAnswering, showAdd } from '../../cart/adding/show-add.ts'

interface Options {
  /** Called with each click on a button. */
  onClick: () => void
  /** Puts products into the cart, where that need not wait for the app. */
  earlyAdds: {
    add: (productId: string, quantity: number) => Promise<AddOutcome> | undefined
    take: BeforeHydration['takeAdds']
  }
}

/**
 * Keeps what a visitor does on a slow phone before the app listens: clicks, choices and what is typed. Links and the search
 * work by themselves; so does no other form, and its words must not end up in the address.
 */
export function recordEvents({ onClick, earlyAdds }: Options): BeforeHydration {
  const clicks = new Map<string, string>()
  const events: RecordedEvents = new Map()
  const added: HTMLButtonElement[] = []
  let isOver = false
  const listen = (kind: 'click' | 'input' | 'change', hear: (event: Event, target: Element) => void) =>
    addEventListener(kind, (event) => !isOver && event.target instanceof Element && hear(event, event.target), true)

  /** Says whether the pieces are on their way. */
  function add(button: HTMLButtonElement, name: string, field: HTMLInputElement | null): boolean {
    // Another variation may have been chosen: which one that is, the app knows.
    const hasChosen = [...events.values()].some(({ checked }) => checked !== undefined)
    if (hasChosen || !name.startsWith(ADD) || button.hasAttribute('aria-disabled')) return false
    const outcome = earlyAdds.add(name.slice(ADD.length), parseQuantity(field?.value ?? '') ?? 1)
    if (!outcome) return false
    added.push(button)
    void showAdd(button, outcome, () => isOver)
    void outcome.then((result) => {
      if (field && result === 'added' && !isOver) field.value = field.defaultValue
    })
    return true
  }

  function addOrKeep(button: HTMLButtonElement, replay: string) {
    const field = quantityBeside(button)
    if (!add(button, replay, field)) clicks.set(replay, field?.value ?? '')
    // It is part of the click now.
    if (field) events.delete(field)
  }

  listen('click', (event, target) => {
    if (target instanceof HTMLInputElement && isTicked(target)) keepAlone(event)
    const button = target.closest('button')
    if (!button || button.form?.getAttribute('action')) return
    keepAlone(event)
    event.preventDefault()
    if (isAnswering(button)) return
    if (button.dataset['replay']) addOrKeep(button, button.dataset['replay'])
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
    takeAdds: earlyAdds.take,
    sendAdd,
    end: () => {
      isOver = true
      // From here on the buttons' components say that they are busy.
      for (const button of added) button.removeAttribute('aria-busy')
      const recorded = new Map(events)
      events.clear()
      return recorded
    },
  }
}

/**
 * Lets nobody else hear of what is kept: React, if it were about to hydrate, would do so in the midst of it, and carry it out
 * or undo it before it is repeated.
 */
const keepAlone = (event: Event) => event.stopImmediatePropagation()

/** How a button's `data-replay` begins that puts something into the cart. */
const ADD = 'add:'

/** The field that says how many pieces a button adds. */
const quantityBeside = ({ form }: HTMLButtonElement) => form?.querySelector<HTMLInputElement>('[name=quantity]') ?? null
