import type { ReactNode, Ref } from 'react'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { DividedStack, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { StickyBar } from '@shop/ui/commerce/cart/sticky-bar.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { CountedRows } from '@shop/ui/commerce/cart/counted-rows.tsx'
import { useCart } from '../cart-context.ts'
import { useFreeDelivery } from '../summary/free-delivery.tsx'
import { useCartRows } from '../summary/use-cart-rows.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useInView } from '../../runtime/state/use-in-view.ts'
import { CartCodes } from './cart-codes.tsx'
import { VatExempt } from './vat-exempt.tsx'
import { cartOf } from '../cart.ts'

/**
 * The cart's codes, VAT exemption, totals and the link to the checkout. A sticky bar keeps that link in view. The children
 * follow below it.
 */
export function CartSummary({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { ref, isInView } = useInView<HTMLDivElement>()
  return (
    <Panel surface="sunken" aria-labelledby="cart-summary">
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
        <StickyTotal>
          <ButtonLink href={paths.checkout}>{t('GoToCheckout')}</ButtonLink>
        </StickyTotal>
      )}
    </Panel>
  )
}

/** The total in a bar at the bottom of the window. Before a delivery is chosen, with what it costs at least. */
function StickyTotal({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { openDelivery, total } = useCartRows()
  const toFree = useFreeDelivery()?.text
  const notes = (
    <>
      {openDelivery && (
        <span>
          <span>{openDelivery.label}</span> <span>{openDelivery.amount}</span>
        </span>
      )}
      {toFree && <span>{toFree}</span>}
    </>
  )
  return (
    <StickyBar
      label={t('Total')}
      totalLabel={total?.label}
      total={total?.amount}
      notes={(openDelivery || toFree) && notes}
    >
      {children}
    </StickyBar>
  )
}

/** The shop's disclaimer for the chosen shipping method, or for every method until one is chosen. */
function ShippingDisclaimer() {
  const isShown = useFlag('displayShippingDisclaimerInCart')
  const { shippingTypes } = useConfiguration()
  const selected = useCart((state) => cartOf(state).selectedShippingType)
  if (!isShown) return null
  const chosen = shippingTypes.find(({ code }) => code === selected)
  if (chosen) return chosen.disclaimer && <Small>{chosen.disclaimer}</Small>
  return shippingTypes
    .filter(({ disclaimer }) => disclaimer !== '')
    .map(({ code, name, disclaimer }) => <Small key={code}>{[name, disclaimer].filter(Boolean).join(': ')}</Small>)
}

/** The cart's totals, or its number of pieces in a shop that hides prices. Greyed while the gateway recalculates. */
function CartTotals({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslate()
  const total = useCart((state) => cartOf(state).total)
  const isCounting = useCart(({ busy }) => busy > 0)
  const { rows } = useCartRows()
  return (
    <div ref={ref}>
      {rows.length > 0 && <CountedRows rows={rows} counting={isCounting ? t('CartUpdating') : undefined} />}
      {rows.length === 0 && <p>{total === 1 ? t('ItemsOne') : t('ItemsOther', { count: total })}</p>}
    </div>
  )
}
