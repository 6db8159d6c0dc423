import { lazy, Suspense, type ComponentType } from 'react'
import { useHasHearingAid } from './has-hearing-aid.ts'

interface FitMarkProps {
  /** What the product is for, as the gateway says. */
  fits: readonly string[] | undefined
}

/** Without its code, cards say nothing. */
const FitBadge = lazy(async () => ({
  default: await import('./hearing-aid-parts.ts').then(
    (code) => code.FitBadge,
    (): ComponentType<FitMarkProps> => Nothing,
  ),
}))
const Nothing = () => null

/** Says on a product's picture whether it fits the visitor's hearing aid. Loads nothing for visitors who have said nothing. */
export function FitMark({ fits }: FitMarkProps) {
  const isAsked = useHasHearingAid() && fits !== undefined
  return isAsked ? (
    <Suspense>
      <FitBadge fits={fits} />
    </Suspense>
  ) : null
}
