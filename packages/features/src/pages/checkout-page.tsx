import { Alert } from '@shop/ui/alert.tsx'
import { Button } from '@shop/ui/button.tsx'
import { Checkbox } from '@shop/ui/checkbox.tsx'
import { Columns, Container, Section, Stack } from '@shop/ui/layout.tsx'
import { RadioCards } from '@shop/ui/radio-cards.tsx'
import { Loader } from '@shop/ui/spinner.tsx'
import { useState } from 'react'
import { errorMessage } from '@shop/domain/errors.ts'
import { useCart } from '../cart/cart-context.ts'
import { AddressFields } from '../checkout/address-fields.tsx'
import { CheckoutProvider, useCheckout } from '../checkout/checkout-context.ts'
import { useGlobalFailureRule } from '../runtime/global-failure-rule.ts'
import { Head } from '../runtime/head.tsx'
import { paths } from '../runtime/paths.ts'
import { Navigate } from '../runtime/router.ts'
import { useConfiguration, useTranslate } from '../runtime/shop-context.tsx'
import type { Shop } from '../shop.ts'

/** Where an order is made of a cart (ROUTE-04). An empty cart goes back to the cart (CHK-30). */
export function CheckoutPage({ shop }: { shop: Shop }) {
  const t = useTranslate()
  const isLoaded = useCart((state) => state.isLoaded)
  const isEmpty = useCart(({ cart }) => cart.total <= 0)
  if (isLoaded && isEmpty) return <Navigate to={paths.cart} replace />
  return (
    <CheckoutProvider store={shop.checkout}>
      <Container>
        <Head title={t('Checkout')} hidden />
        <Section>
          <h1>{t('Checkout')}</h1>
          {isLoaded ? <CheckoutForm /> : <Loader label={t('Loading')} />}
        </Section>
      </Container>
    </CheckoutProvider>
  )
}

function CheckoutForm() {
  const t = useTranslate()
  const { shippingTypes } = useConfiguration()
  const selected = useCart(({ cart }) => cart.selectedShippingType)
  const chooseShipping = useCart((state) => state.chooseShipping)
  const { consents, errors, isPlacing, agree, placeOrder } = useCheckout((state) => state)
  const leaveOn = useGlobalFailureRule()
  const [choosing, setChoosing] = useState<string>()

  /** The choice shows at once; what it costs shows when the gateway has counted. */
  const choose = async (code: string) => {
    setChoosing(code)
    try {
      await chooseShipping(code)
    } catch (error) {
      leaveOn(error)
    } finally {
      setChoosing((latest) => (latest === code ? undefined : latest))
    }
  }

  const order = async () => {
    try {
      const started = await placeOrder()
      // A full load: from here on only the payment provider's scripts run beside ours.
      if (started) location.assign(paths.payment(started.transactionId, started.correlationId))
    } catch (error) {
      if (!leaveOn(error)) throw error
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void order()
      }}
    >
      <Columns>
        <Stack>
          <AddressFields kind="invoiceAddress" />
          <RadioCards
            legend={t('ShippingMethod')}
            name="shippingMethod"
            value={choosing ?? selected}
            error={t(errors.shippingMethod)}
            choices={shippingTypes.map(({ code, name, disclaimer }) => ({
              value: code,
              label: name,
              text: disclaimer,
            }))}
            onChange={(code) => void choose(code)}
          />
        </Stack>
        <Stack>
          <Checkbox
            checked={consents.terms}
            error={t(errors.terms)}
            label={t('AcceptTerms', { terms: t('TermsLink') })}
            onChange={(agreed) => agree('terms', agreed)}
          />
          {errors.general.map((code) => (
            <Alert key={code} tone="danger" live>
              {t(errorMessage(code) ?? 'SomethingWentWrong')}
            </Alert>
          ))}
          <Button type="submit" size="large" wide busy={isPlacing}>
            {t('PlaceOrder')}
          </Button>
        </Stack>
      </Columns>
    </form>
  )
}
