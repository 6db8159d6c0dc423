import { deliveryDaysOf } from '@shop/domain/shop/configuration.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { readMoment } from '@shop/domain/reading/moments.ts'
import { deliveryDay, orderDay } from '@shop/domain/time/delivery-day.ts'
import { dayOf, formatDay } from '@shop/domain/time/shop-time.ts'
import { useState } from 'react'
import { useConfiguration, useFlag } from '../../runtime/config/shop-config.tsx'
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
  const isHidden = useFlag('hideDeliveryDateInfo')
  const { shippingType = '', placementDate = '' } = transaction ?? {}
  const type = configuration.shippingTypes.find(({ code, name }) =>
    shippingType ? name === shippingType : code === typed.shippingMethod,
  )
  const [now] = useState(() => new Date())
  // A day without a time does not say whether the order was before the shop's hour.
  const placed = readMoment(placementDate)
  const from = placed ? orderDay(placed, configuration) : dayOf(placementDate, configuration)
  const days = deliveryDaysOf(configuration, type)
  const expectedDay = deliveryDay(from ?? orderDay(now, configuration), days, configuration)
  return {
    name: shippingType || (type?.name ?? ''),
    expectedDay: isHidden ? undefined : formatDay(expectedDay, configuration),
  }
}
