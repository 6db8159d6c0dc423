import type { Product } from '@shop/domain/catalogue/product.ts'
import { withVariation, chooseVariation, type VariationChoice } from '@shop/domain/catalogue/variations/variation.ts'
import { FullHeight } from '@shop/ui/layout/layout.tsx'
import { AfterPaint } from '../rendering/client/after-paint.tsx'
import { from } from '@shop/ui/tokens/core.ts'
import { styled } from 'styled-components'
import { productPath } from '@shop/domain/catalogue/product-path.ts'
import { useEffect, useState } from 'react'
import { marketingHtml } from '@shop/domain/text/markup.ts'
import { Accordion, AccordionItem } from '@shop/ui/content/accordion.tsx'
import { Definitions } from '@shop/ui/content/definitions.tsx'
import { RichText } from '@shop/ui/content/rich-text/rich-text.tsx'
import { ProductSafety } from '../law/product-safety.tsx'
import { addDataBlock, dataBlockText } from '../runtime/document/data-block.ts'
import { useShopConfig, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/after-hydration.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { structuredData } from './structured-data.ts'
import { readChoice, writeChoice } from '@shop/domain/catalogue/variations/variation-address.ts'
import { useLocation, useParams, useSearchParams } from '../runtime/navigation/router.ts'

/** A product page: pictures, choices, price and texts. */
export function ProductView({ product }: { product: Product }) {
  const { choice, choose, variation } = useVariation(product)
  const shown = withVariation(product, variation)
  const gallery = (isComplete: boolean) => (
    <ProductGallery key={shown.itemNumber} product={shown} isComplete={isComplete} />
  )
  return (
    <Places>
      <AfterPaint before={gallery(false)}>{gallery(true)}</AfterPaint>
      <BuyPlace>
        <BuyBox product={product} shown={shown} choice={choice} onChoose={choose} />
      </BuyPlace>
      <AfterPaint before={<FullHeight />}>
        <ProductTexts product={product} />
        <ProductSchema product={shown} />
      </AfterPaint>
    </Places>
  )
}

const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    gap: 2.5rem 4rem;
  }
`
const BuyPlace = styled.div`
  ${from.desktop} {
    grid-row: span 2;
    grid-column: 2;

    /* Without pictures, this column may be the only one. */
    &:first-child {
      grid-row: auto;
      grid-column: 1 / -1;
    }
  }
`

const JSON_LD = 'application/ld+json'

/** The product's structured data for search engines, in shops that use it. */
function ProductSchema({ product }: { product: Product }) {
  const isWanted = useFlag('allowProductSchema')
  const { brand, site, categoryRoutes, configuration } = useShopConfig()
  const isEnriched = useFlag('useEnrichedProductData')
  const path = productPath(product, { categoryRoutes, useEnrichedProductData: isEnriched })
  const { origin, gatewayBase } = site
  const data = isWanted && structuredData(product, { configuration, brandName: brand.name, origin, gatewayBase, path })
  const json = data && dataBlockText(data)
  const isHydrated = useHydrated()
  useEffect(() => (isHydrated && json ? addDataBlock(JSON_LD, json) : undefined), [isHydrated, json])
  // Rendered on the server only. In the browser, React would create the element in a way that Trusted Types forbid.
  return isHydrated || !json ? null : <script type={JSON_LD} dangerouslySetInnerHTML={{ __html: json }} />
}

/** A product's texts and facts. */
function ProductTexts({ product }: { product: Product }) {
  const t = useTranslate()
  const { colorName, marketingShortDescription, marketingDescription } = product
  const about = [marketingShortDescription, marketingDescription].map(marketingHtml).filter((html) => html !== '')
  const facts = Object.entries({ ...(colorName && { [t('Colour')]: colorName }), ...product.productAttributes })
  if (about.length === 0 && facts.length === 0 && !product.legal) return null
  return (
    <div>
      <Accordion>
        {about.length > 0 && (
          <AccordionItem title={t('AboutProduct')} open>
            {about.map((html) => (
              <RichText key={html} html={html} />
            ))}
          </AccordionItem>
        )}
        {facts.length > 0 && (
          <AccordionItem title={t('ProductDetails')} open={about.length === 0}>
            <Definitions columns={2} items={facts.map(([term, value]) => ({ key: term, term, value }))} />
          </AccordionItem>
        )}
        {product.legal && <ProductSafety legal={product.legal} />}
      </Accordion>
    </div>
  )
}

/** The chosen variation of a product. The address holds the choice, so that Back, reload and a shared link keep it. */
function useVariation(product: Product) {
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
