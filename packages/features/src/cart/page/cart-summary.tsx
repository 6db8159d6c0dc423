import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { DividedStack, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { StickyBar } from '@shop/ui/commerce/sticky-bar.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { formatAmount } from '@shop/domain/prices/price.ts'
import { CountedRows } from '@shop/ui/commerce/counted-rows.tsx'
import { useCart } from '../cart-context.ts'
import { currencyOf, cartTotals } from '../totals.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { totalRows } from '../total-rows.ts'
import { CartCodes } from './cart-codes.tsx'
import { VatExempt } from './vat-exempt.tsx'

/**
 * The cart's codes, VAT exemption, totals and the link to the checkout. A sticky bar keeps that link in view. The children
 * follow below it.
 */
export function CartSummary({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const configuration = useConfiguration()
  const cart = useCart((state) => state.cart)
  const total = formatAmount(cart.displayPrice, configuration, currencyOf(cart))
  const { ref, isInView } = useInView<HTMLDivElement>()
  return (
    <Panel data-surface="sunken" aria-labelledby="cart-summary">
      <Stack>
        <h2 id="cart-summary">{t('OrderSummary')}</h2>
        <DividedStack>
          <CartCodes />
          <VatExempt />
        </DividedStack>
        <CartTotals ref={ref} />
        <ButtonLink href={paths.checkout} size="large" icon="lock" wide>
          {t('GoToCheckout')}
        </ButtonLink>
        <ShippingDisclaimer />
        {children}
      </Stack>
      {!isInView && (
        <StickyBar label={t('Total')} totalLabel={!hidesPrices && t('Total')} total={!hidesPrices && total}>
          <ButtonLink href={paths.checkout}>{t('GoToCheckout')}</ButtonLink>
        </StickyBar>
      )}
    </Panel>
  )
}

/** The shop's disclaimer for the chosen shipping method, or for every method until one is chosen. */
function ShippingDisclaimer() {
  const isShown = useFlag('displayShippingDisclaimerInCart')
  const { shippingTypes } = useConfiguration()
  const selected = useCart(({ cart }) => cart.selectedShippingType)
  if (!isShown) return null
  const chosen = shippingTypes.find(({ code }) => code === selected)
  if (chosen) return chosen.disclaimer && <Small>{chosen.disclaimer}</Small>
  return shippingTypes
    .filter(({ disclaimer }) => disclaimer !== '')
    .map(({ code, name, disclaimer }) => <Small key={code}>{[name, disclaimer].filter(Boolean).join(': ')}</Small>)
}

/** Whether an element is completely in view. True until the browser has measured it. */
function useInView<Watched extends Element>() {
  const ref = useRef<Watched>(null)
  const [isInView, setIsInView] = useState(true)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setIsInView(!entry || isWhole(entry)), {
      threshold: [0, 0.98, 0.985, 0.99, 0.995, 1],
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isInView }
}

/** Tolerates less than a pixel, because browsers round. */
const isWhole = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry) =>
  intersectionRect.height > boundingClientRect.height - 1

/** The cart's totals, or its number of pieces in a shop that hides prices. Greyed while the gateway recalculates. */
function CartTotals({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const cart = useCart((state) => state.cart)
  const isCounting = useCart(({ pending }) => pending > 0)
  const rows = totalRows(cartTotals(cart), { t, configuration })
  return (
    <div ref={ref}>
      {rows.length > 0 && <CountedRows rows={rows} counting={isCounting ? t('CartUpdating') : undefined} />}
      {rows.length === 0 && <p>{cart.total === 1 ? t('ItemsOne') : t('ItemsOther', { count: cart.total })}</p>}
    </div>
  )
}
