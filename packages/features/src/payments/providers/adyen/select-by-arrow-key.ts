import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Selects the next or previous payment method by arrow key, as in every radio group. Adyen's rows have that role but can be
 * reached only by Tab.
 */
export function selectByArrowKey(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const rows = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      '.adyen-checkout__payment-method__header__title[role="radio"]',
    ),
  ]
  const at = rows.findIndex((row) => row === document.activeElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  const next = rows[(at + step + rows.length) % rows.length]
  next?.focus()
  next?.click()
}
