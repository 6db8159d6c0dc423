import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Selects the next or previous way to pay by arrow key, as in every group of radio buttons: Adyen's form calls its rows
 * that, and lets them be reached by Tab alone.
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
