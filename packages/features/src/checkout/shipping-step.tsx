import type { ShippingType } from '@shop/domain/configuration.ts'
import { formatAmount } from '@shop/domain/price.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { FormSection } from '@shop/ui/forms/form-section.tsx'
import { RadioCards } from '@shop/ui/forms/radio-cards.tsx'
import { useConfiguration, useShopConfig, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useCheckout } from './checkout-context.ts'
import { useShippingChoice } from './use-shipping-choice.ts'

/** The id of the choice, for the link from the error summary. */
export const SHIPPING_ID = 'shippingMethod'

/** How the parcel is sent, with what it costs and what is to be known about it (CHK-13, CHK-14). */
export function ShippingStep() {
  const t = useTranslate()
  const { shippingTypes } = useConfiguration()
  const error = useCheckout((state) => state.errors.shippingMethod)
  const { chosen, isUpdating, hasFailed, choose } = useShippingChoice()
  const costOf = useShippingCost()
  return (
    <FormSection title={`2. ${t('StepDelivery')}`}>
      <RadioCards
        id={SHIPPING_ID}
        legend={t('ShippingMethod')}
        name={SHIPPING_ID}
        value={chosen}
        error={t(hasFailed ? 'CartChangeFailed' : error)}
        choices={shippingTypes.map((type) => ({
          value: type.code,
          label: type.name,
          text: type.disclaimer,
          aside: costOf(type),
        }))}
        onChange={choose}
      />
      <Announcement visuallyHidden>{isUpdating && t('CartUpdating')}</Announcement>
    </FormSection>
  )
}

/** What a way of delivery costs, in words; nothing in a shop that hides prices. */
function useShippingCost() {
  const t = useTranslate()
  const { site } = useShopConfig()
  const { cultureName, currency } = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  return ({ cost, currency: own }: ShippingType) => {
    if (hidesPrices) return undefined
    if (Number(cost) === 0) return t('Free')
    return formatAmount(cost, cultureName || site.market.culture, own || currency || site.market.currency)
  }
}
