import { TEST_CARDS } from './test-inputs.ts'

/** The outcome of "pay". Codes are Nets' two-digit codes. */
export type Outcome =
  | { kind: 'paid'; slowMilliseconds: number }
  | { kind: 'later' }
  | { kind: 'challenge' | 'challenge-in-frame' }
  | { kind: 'declined'; code: string }
  | { kind: 'error'; code: string }

/** Decides by the documented test amounts (0.XX, 1.XX, 3.XX), then by the test card. `amount` is in minor units. */
export function outcomeOf(amount: number, method: string, cardNumber: string | undefined): Outcome {
  const code = String(amount % 100).padStart(2, '0')
  const whole = Math.floor(amount / 100)
  if (whole === 0) return { kind: 'error', code }
  if (whole === 1 && code !== '00') return { kind: 'declined', code }
  const slowMilliseconds = whole === 3 ? (amount % 100) * 1000 : 0
  if (method === 'invoice') return { kind: 'later' }
  const card = TEST_CARDS.find(({ number }) => number === cardNumber)
  if (card?.does === 'challenge' || card?.does === 'challenge-in-frame') return { kind: card.does }
  if (card?.does === 'declined') return { kind: 'declined', code: card.code }
  return { kind: 'paid', slowMilliseconds }
}
