import { formatDate } from '@shop/domain/time/shop-time.ts'
import { Definitions } from '@shop/ui/content/definitions.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useRef, useState } from 'react'
import { UndoNotice } from '../../session/profile/undo-notice.tsx'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { findOrderState } from '../../session/find-order-state.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { deviceOrders } from './device-orders.ts'

/** The orders placed on this device without an account. Renders nothing without such orders. Only for the browser. */
export function DeviceOrdersPanel() {
  const t = useTranslate()
  const configuration = useConfiguration()
  const { platform } = useShop()
  const [orders, setOrders] = useState(() => deviceOrders.read(platform) ?? [])
  const [forgotten, setForgotten] = useState(orders)
  const isForgotten = orders.length === 0
  const title = useRef<HTMLHeadingElement>(null)
  if (isForgotten && forgotten.length === 0) return null
  const forget = () => {
    deviceOrders.forget(platform)
    setForgotten(orders)
    setOrders([])
    // The pressed button disappears.
    title.current?.focus()
  }
  const undo = async () => {
    deviceOrders.write(platform, forgotten)
    setOrders(forgotten)
    title.current?.focus()
  }
  return (
    <Panel>
      <Stack>
        <h2 ref={title} tabIndex={-1}>
          {t('DeviceOrdersTitle')}
        </h2>
        {isForgotten ? (
          <UndoNotice text={t('DeviceOrdersForgotten')} undo={undo} />
        ) : (
          <>
            <p>{t('DeviceOrdersText')}</p>
            <Definitions
              items={orders.map(({ orderNumber, date }) => ({
                key: orderNumber,
                term: formatDate(date, configuration),
                value: configuration.guestOrders ? (
                  <Link href={paths.findOrder} state={findOrderState(orderNumber)}>
                    {orderNumber}
                  </Link>
                ) : (
                  orderNumber
                ),
              }))}
            />
            <Button look="secondary" onClick={forget}>
              {t('ForgetDeviceOrders')}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  )
}
