import type { Gateway } from '@shop/api-client'
import type { RelatedProduct } from '@shop/domain/catalogue/product.ts'
import { useCallback } from 'react'
import { useRequest } from '../../runtime/gateway/use-request.ts'
import { FailedProducts } from '../failed-products.tsx'
import { ProductSlider } from './product-slider.tsx'

interface NumberedSliderProps {
  title: string
  /** Products that are loaded already, shown first. */
  known?: readonly RelatedProduct[]
  /** The item numbers to fetch. Must be the same array as long as the numbers are the same. */
  itemNumbers: readonly string[]
}

/** A row of products that are fetched by item number after the page has loaded. Fetches nothing without numbers. */
export function NumberedSlider({ title, known = [], itemNumbers }: NumberedSliderProps) {
  if (itemNumbers.length === 0) return <ProductSlider title={title} products={known} />
  return <FetchedSlider title={title} known={known} itemNumbers={itemNumbers} />
}

function FetchedSlider({ title, known, itemNumbers }: Required<NumberedSliderProps>) {
  const ask = useCallback(
    ({ catalogue }: Gateway, signal: AbortSignal) => catalogue.recommended(itemNumbers, signal),
    [itemNumbers],
  )
  const { answer = [], hasFailed, isRetrying, retry } = useRequest(ask)
  return (
    <>
      <ProductSlider title={title} products={[...known, ...answer]} />
      {hasFailed && <FailedProducts isRunning={isRetrying} onRetry={retry} />}
    </>
  )
}
