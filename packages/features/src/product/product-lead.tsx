import type { Product } from '@shop/domain/catalogue/product.ts'
import { RichText } from '@shop/ui/content/rich-text.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { styled } from 'styled-components'

/** The product in a sentence or two (PROD-22). */
export function ProductLead({ product: { description } }: { product: Product }) {
  if (description === '') return null
  // Plain words need no cleaning, and so stand there at once.
  if (!/[<&]/.test(description)) return <Lead>{description}</Lead>
  return (
    <Large>
      <RichText html={description} compact />
    </Large>
  )
}

const Large = styled(Lead).attrs({ as: 'div' })``
