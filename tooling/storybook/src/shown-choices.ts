import { brandOf, marketOf } from './brand-choice.ts'
import { brands, markets } from './brands.ts'

interface StoryContext {
  globals: Readonly<Record<string, unknown>>
  id: string
}

/** Returns the brand, the market, its language, and which words a story is shown with, and the size of its letters. */
export function shownChoices({ globals, id }: StoryContext) {
  const brand = brandOf(String(globals['brand']), id, Object.keys(brands))
  const market = marketOf(String(globals['market']), id, brand, Object.keys(markets))
  return {
    brand,
    culture: markets[market] ?? 'en-GB',
    hasLongestTexts: globals['words'] === 'longest',
    textSize: String(globals['text']),
  }
}
