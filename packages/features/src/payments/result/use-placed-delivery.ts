import { deliveryDaysOf } from '@shop/domain/shop/configuration.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { dayOf, readDay } from '@shop/domain/reading/moments.ts'
import { useState } from 'react'
import { useExpectedDay } from '../../product/use-expected-day.ts'
import { useConfiguration } from '../../runtime/config/shop-config.tsx'
import type { TypedOrder } from './typed-order.ts'

interface PlacedDelivery {
  /** The shipping type's name. Empty if unknown. */
  name: string
  /** The expected day of delivery, as text. Undefined in shops that hide it. */
  expectedDay: string | undefined
}

/** Returns how and when a placed order is delivered, from the gateway or else from this tab's checkout. */
export function usePlacedDelivery({
  transaction,
  typed,
}: {
  transaction: Transaction | undefined
  typed: TypedOrder
}): PlacedDelivery {
  const configuration = useConfiguration()
  const { shippingType = '', placementDate = '' } = transaction ?? {}
  const type = configuration.shippingTypes.find(({ code, name }) =>
    shippingType ? name === shippingType : code === typed.shippingMethod,
  )
  const [today] = useState(() => dayOf(new Date()))
  const nameDay = useExpectedDay(readDay(placementDate, configuration.cultureName) ?? today)
  return { name: shippingType || (type?.name ?? ''), expectedDay: nameDay?.(deliveryDaysOf(configuration, type)) }
}
