import { offeredShipping } from '@shop/domain/checkout/delivery-costs.ts'
import { deliveryDaysOf, type ShippingType } from '@shop/domain/shop/configuration.ts'
import { formatAmount, isNothing } from '@shop/domain/prices/price.ts'
import { cartTotals } from '@shop/domain/totals/totals.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { FormSection } from '@shop/ui/forms/form-section.tsx'
import { RadioCards } from '@shop/ui/forms/radio-cards.tsx'
import { chooseDelivery } from '../cart/actions.ts'
import { cartOf, isRead } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { totalRows } from '../cart/summary/total-rows.ts'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useErrorText } from '../forms/use-error-text.ts'
import { DAY_TO_COME, useExpectedDay } from '../product/use-expected-day.ts'
import { useAction } from '../runtime/actions/use-action.ts'
import { useCheckout } from './checkout-context.ts'
import { usePreselectedShipping } from './use-preselected-shipping.ts'
import { useShop } from '../runtime/state/shop-context.ts'

/** The id of the choice, for the link from the error summary. */
export const SHIPPING_ID = 'shippingMethod'

/** The shipping types with cost, delivery day and disclaimer. */
export function ShippingStep() {
  const t = useTranslate()
  const configuration = useConfiguration()
  const shippingTypes = offeredShipping(useCart(cartOf), configuration)
  const error = useCheckout((state) => state.errors.shippingMethod)
  const { chosen, isUpdating, hasFailed, choose } = useShippingChoice(shippingTypes)
  const costOf = useShippingCost()
  const errorText = useErrorText([error])
  const dayOf = useDeliveryDay()
  if (shippingTypes.length === 0) return null
  return (
    <FormSection title={`2. ${t('StepDelivery')}`}>
      <RadioCards
        id={SHIPPING_ID}
        legend={t('ShippingMethod')}
        name={SHIPPING_ID}
        value={chosen}
        error={hasFailed ? t('CartChangeFailed') : errorText(error)}
        choices={shippingTypes.map((type) => ({
          value: type.code,
          label: type.name,
          fact: dayOf(type),
          text: type.disclaimer,
          aside: costOf(type),
          busy: isUpdating && type.code === chosen,
        }))}
        onChange={choose}
      />
      <Announcement visuallyHidden>{isUpdating && t('CartUpdating')}</Announcement>
    </FormSection>
  )
}

/** Returns a function for the delivery day of a shipping type, as text. */
function useDeliveryDay() {
  const t = useTranslate()
  const configuration = useConfiguration()
  const nameDay = useExpectedDay()
  return (type: ShippingType) => {
    const day = nameDay?.(deliveryDaysOf(configuration, type))
    return day === '' ? DAY_TO_COME : day && t('ExpectedDelivery', { day })
  }
}

/**
 * Returns a function for the cost of a shipping type, as text. Undefined in a shop that hides prices, and until the cart is
 * read, whose cost may differ. The chosen type has the cost of the totals, because an order may have reached free delivery.
 */
function useShippingCost() {
  const t = useTranslate()
  const configuration = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const isKnown = useCart(isRead)
  const cart = useCart(cartOf)
  const rows = totalRows(cartTotals(cart, configuration), { t, configuration })
  const charged = rows.find(({ key }) => key === 'delivery')?.amount
  return ({ code, cost, currency }: ShippingType) => {
    if (hidesPrices || !isKnown) return undefined
    if (code === cart.selectedShippingType && charged !== undefined) return charged
    return isNothing(cost) ? t('Free') : formatAmount(cost, configuration, currency)
  }
}

/** The chosen shipping type. A click is shown at once, its cost after the gateway has recalculated. */
function useShippingChoice(types: readonly ShippingType[]) {
  const selected = useCart((state) => cartOf(state).selectedShippingType)
  const clearError = useCheckout((state) => state.clearError)
  const shop = useShop()
  const { run, pendingArgs, hasFailed } = useAction((code: string) => chooseDelivery(shop, code))
  const preselected = usePreselectedShipping(types)
  const choose = (code: string) => {
    clearError('shippingMethod')
    void run(code)
  }
  const pending = pendingArgs?.[0] ?? preselected
  return { chosen: pending ?? selected, isUpdating: pending !== undefined, hasFailed, choose }
}
