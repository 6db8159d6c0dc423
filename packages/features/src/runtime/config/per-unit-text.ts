import type { ContentUnit } from '@shop/domain/prices/content.ts'
import type { PerUnit } from '@shop/domain/prices/price-view.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { Translate } from './shop-config.tsx'

const TEXTS: Readonly<Record<ContentUnit, MessageKey>> = {
  battery: 'PricePerBattery',
  piece: 'PricePerPiece',
  millilitre: 'PricePerMillilitre',
  metre: 'PricePerMetre',
}

/** Returns the price of one unit of a content, such as `£0.66 per battery`. */
export const perUnitText = (perUnit: PerUnit | undefined, t: Translate) =>
  perUnit && t(TEXTS[perUnit.unit], { price: perUnit.price })
