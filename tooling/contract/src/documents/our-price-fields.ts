import { CONTENT_UNITS } from '@shop/domain/prices/content.ts'
import * as v from 'valibot'
import { essential, ours } from './field.ts'
import * as form from './form.ts'

const NO_PRICE_PER_UNIT = 'The price of one battery, piece, millilitre or metre is not shown beside the price.'

/** What a price is for, such as six batteries. */
export const content = {
  content: ours(
    v.object({
      amount: essential(form.number, NO_PRICE_PER_UNIT),
      unit: essential(form.choice(CONTENT_UNITS), NO_PRICE_PER_UNIT),
    }),
    NO_PRICE_PER_UNIT,
  ),
}

/** What one unit of the content costs at the price beside it. */
export const perUnit = { pricePerUnitStr: ours(form.amount, NO_PRICE_PER_UNIT) }
