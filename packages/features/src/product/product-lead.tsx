import type { Product } from '@shop/domain/catalogue/product.ts'
import { RichText } from '@shop/ui/content/rich-text.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { styled } from 'styled-components'

/** A product's short description. */
export function ProductLead({ product: { description } }: { product: Product }) {
  if (description === '') return null
  // Plain text needs no sanitizing and can be rendered at once.
  if (!/[<&]/.test(description)) return <Lead>{description}</Lead>
  return (
    <Large>
      <RichText html={description} compact />
    </Large>
  )
}

const Large = styled(Lead).attrs({ as: 'div' })``
