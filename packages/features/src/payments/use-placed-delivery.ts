import { deliveryDaysOf } from '@shop/domain/shop/configuration.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { useState } from 'react'
import { useExpectedDay } from '../product/use-expected-day.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import type { TypedOrder } from './typed-order.ts'

interface PlacedDelivery {
  /** What the way of delivery is called; empty where it is unknown. */
  name: string
  /** The day on which the parcel is expected, in words. Absent in shops that hide it. */
  expectedDay: string | undefined
}

/** Returns how and when a placed order is delivered: as the gateway says, else as it was chosen in this tab. */
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
  const [now] = useState(() => new Date())
  const nameDay = useExpectedDay(dateOf(placementDate) ?? now)
  return { name: shippingType || (type?.name ?? ''), expectedDay: nameDay?.(deliveryDaysOf(configuration, type)) }
}

function dateOf(placementDate: string): Date | undefined {
  const date = new Date(placementDate)
  return placementDate === '' || Number.isNaN(date.getTime()) ? undefined : date
}
