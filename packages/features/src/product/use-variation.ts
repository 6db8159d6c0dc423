import type { Product } from '@shop/domain/catalogue/product.ts'
import { chooseVariation, type VariationChoice } from '@shop/domain/catalogue/variation.ts'
import { readChoice, writeChoice } from '@shop/domain/catalogue/variation-address.ts'
import { useState } from 'react'
import { useLocation, useParams, useSearchParams } from '../runtime/navigation/router.ts'

/** The chosen variation of a product. The address holds the choice, so that Back, reload and a shared link keep it. */
export function useVariation(product: Product) {
  const { itemNumber } = useParams()
  const { state } = useLocation()
  const [search, setSearch] = useSearchParams()
  // A click is shown at once, until the address contains it.
  const [pressed, setPressed] = useState<{ at: string; choice: VariationChoice }>()
  const choice =
    pressed?.at === search.toString()
      ? pressed.choice
      : { ...choiceOfNumber(product, itemNumber), ...chosenOnly(readChoice(product, search)) }

  const choose = (attribute: string, value: string) => {
    const next = { ...choice, [attribute]: value }
    setPressed({ at: search.toString(), choice: next })
    setSearch(writeChoice(product, next, search), { replace: true, preventScrollReset: true, state: state as unknown })
  }
  return { choice, choose, variation: chooseVariation(product, choice) }
}

/** An address may name a variation by its own item number, as cart lines do. */
const choiceOfNumber = ({ variations }: Product, itemNumber: string | undefined): VariationChoice =>
  variations.find((variation) => variation.itemNumber === itemNumber)?.attributes ?? {}

const chosenOnly = (choice: VariationChoice): VariationChoice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))
