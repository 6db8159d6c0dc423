import type { BuyingObstacle } from '@shop/domain/cart/buying-obstacle.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

/** Returns a sentence that says why a product cannot be added, such as a size that is not chosen yet. */
export function useObstacleText(obstacle: BuyingObstacle | undefined): string | undefined {
  const t = useTranslate()
  const { cultureName } = useConfiguration()
  if (!obstacle) return undefined
  if (obstacle.kind !== 'chooseFirst') return t(REASONS[obstacle.kind])
  const [attribute, ...more] = obstacle.missing
  if (attribute === undefined || more.length > 0) return t('ChooseVariantFirst')
  return t('ChooseNamedFirst', { attribute: attribute.toLocaleLowerCase(cultureName || undefined) })
}

const REASONS = {
  notSold: 'CannotBeBoughtOnline',
  soldOut: 'OutOfStock',
  noSuchVariation: 'VariantNotAvailable',
} as const
