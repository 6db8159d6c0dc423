import { buyingObstacle, type BuyingObstacle } from '@shop/domain/catalogue/buying-obstacle.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import type { VariationChoice } from '@shop/domain/catalogue/variations/variation.ts'
import { writtenCulture } from '@shop/domain/text/culture.ts'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { Lead, Small } from '@shop/ui/elements/text.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { RichText } from '@shop/ui/content/rich-text/rich-text.tsx'
import { styled } from 'styled-components'
import { AddToCart } from '../cart/adding/add-to-cart.tsx'
import { FavouriteToggle } from '../catalogue/favourites/favourite-toggle.tsx'
import { HearingAidRow } from '../hearing-aid/hearing-aid-row.tsx'
import { useFlag, useTranslate, useConfiguration } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { AfterPaint } from '../rendering/client/after-paint.tsx'
import { Alternative } from './alternative.tsx'
import { ProductAvailability } from './product-availability.tsx'
import { ProductChoices } from './product-choices.tsx'
import { BulkPrices, ProductPrice, useShownPrice } from './product-price.tsx'

interface BuyBoxProps {
  product: Product
  /** The product with the item number, price and promotion of the chosen variation. */
  shown: Product
  choice: VariationChoice
  onChoose: (attribute: string, value: string) => void
}

/** A product's name, price, choices and add button. Only the name is rendered first, because a phone shows only that. */
export function BuyBox(props: BuyBoxProps) {
  const t = useTranslate()
  const { product, shown } = props
  return (
    <Stack gap="fields">
      <Stack gap="tight">
        <h1>{product.name}</h1>
        {product.subtitle && <Lead>{product.subtitle}</Lead>}
        {shown.itemNumber && <Small>{t('ItemNumber', { itemNumber: shown.itemNumber })}</Small>}
      </Stack>
      <AfterPaint isUrgent>
        <Offer {...props} />
      </AfterPaint>
    </Stack>
  )
}

function Offer({ product, shown, choice, onChoose }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1)
  const obstacle = buyingObstacle(product, choice)
  const isSoldHere = obstacle?.kind !== 'notSold'
  const disabledReason = useObstacleText(obstacle)
  const price = useShownPrice(shown)?.now
  const choices = useRef<HTMLDivElement>(null)
  const bar = { price, onChoose: () => choices.current?.querySelector('input')?.focus() }
  const heart = <FavouriteToggle product={product} boxed />
  const fits = product.facets?.['fits']
  return (
    <>
      <ProductLead product={product} />
      {product.isConfigurable && (
        <div ref={choices}>
          <ProductChoices product={product} choice={choice} onChoose={onChoose} />
        </div>
      )}
      <ProductPrice product={shown} />
      {isSoldHere ? (
        <AddToCart
          productId={shown.id}
          name={product.name}
          quantity={quantity}
          onQuantity={setQuantity}
          disabledReason={disabledReason}
          beside={heart}
          bar={obstacle?.kind === 'soldOut' ? undefined : bar}
        />
      ) : (
        <NotSoldHere heart={heart} />
      )}
      {obstacle?.kind === 'soldOut' && <Alternative product={product} />}
      <BulkPrices product={shown} quantity={quantity} />
      {isSoldHere && <ProductAvailability product={product} />}
      {fits && <HearingAidRow fits={fits} />}
    </>
  )
}

/** For products that the shop shows but does not sell online: their stock and a contact link. */
function NotSoldHere({ heart }: { heart: ReactNode }) {
  const t = useTranslate()
  const hidesStock = useFlag('hideInStockInfo')
  return (
    <>
      <Alert tone="info">
        <p>{t('CannotBeBoughtOnline')}</p>
        {!hidesStock && <p>{t('NotSoldInStock')}</p>}
      </Alert>
      <Row wrap="never">
        <ButtonLink href={paths.contact} wide>
          {t('ContactUs')}
        </ButtonLink>
        {heart}
      </Row>
    </>
  )
}

/** A product's short description. */
function ProductLead({ product: { description } }: { product: Product }) {
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

/** Returns a sentence that says why a product cannot be added, such as a size that is not chosen yet. */
function useObstacleText(obstacle: BuyingObstacle | undefined): string | undefined {
  const t = useTranslate()
  const { cultureName } = useConfiguration()
  const hidesStock = useFlag('hideInStockInfo')
  if (!obstacle) return undefined
  if (obstacle.kind === 'soldOut' && hidesStock) return t('NotAvailableNow')
  if (obstacle.kind !== 'chooseFirst') return t(REASONS[obstacle.kind])
  const [attribute, ...more] = obstacle.missing
  if (attribute === undefined || more.length > 0) return t('ChooseVariantFirst')
  return t('ChooseNamedFirst', { attribute: attribute.toLocaleLowerCase(writtenCulture(cultureName)) })
}

const REASONS = {
  notSold: 'CannotBeBoughtOnline',
  soldOut: 'OutOfStock',
  noSuchVariation: 'VariantNotAvailable',
} as const
