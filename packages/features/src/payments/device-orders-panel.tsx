import { Definitions } from '@shop/ui/content/definitions.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useState } from 'react'
import { formatDate } from '../runtime/config/format-date.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { useServices } from '../runtime/gateway/services.ts'
import { forgetDeviceOrders, deviceOrders } from './device-orders.ts'

/** The orders placed on this device without an account. Renders nothing without such orders. Only for the browser. */
export function DeviceOrdersPanel() {
  const t = useTranslate()
  const { cultureName } = useConfiguration()
  const { localStorage } = useServices().platform
  const [orders, setOrders] = useState(() => deviceOrders(localStorage))
  if (orders.length === 0) return null
  const forget = () => {
    forgetDeviceOrders(localStorage)
    setOrders([])
  }
  return (
    <Panel>
      <Stack>
        <h2>{t('DeviceOrdersTitle')}</h2>
        <p>{t('DeviceOrdersText')}</p>
        <Definitions
          items={orders.map(({ orderNumber, date }) => ({
            key: orderNumber,
            term: formatDate(date, cultureName),
            value: orderNumber,
          }))}
        />
        <Button look="secondary" onClick={forget}>
          {t('ForgetDeviceOrders')}
        </Button>
      </Stack>
    </Panel>
  )
}
