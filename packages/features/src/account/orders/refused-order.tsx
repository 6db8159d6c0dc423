import { Alert } from '@shop/ui/feedback/alert.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Container, Section } from '@shop/ui/layout/layout.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { Navigate, useLocation } from '../../runtime/navigation/router.ts'
import { useShownOnce } from '../../runtime/navigation/use-shown-once.ts'

const REFUSED = { isOrderRefused: true }
const NAMES = Object.keys(REFUSED)

/** Leads home from an order that the gateway refuses to show. */
export const LeaveRefusedOrder = () => <Navigate to={paths.home} replace state={REFUSED} />

/** Says on the home page that an order could not be shown. */
export function RefusedOrderNotice() {
  const t = useTranslate()
  useShownOnce(NAMES)
  const handedOver = useLocation().state as Partial<typeof REFUSED> | null
  if (!handedOver?.isOrderRefused) return null
  return (
    <Container>
      <Section spacing="page-top">
        <Alert tone="warning" live>
          <p>{t('OrderNotShown')}</p>
          <p>
            <StandaloneLink href={paths.orderHistory}>{t('SeeMyOrders')}</StandaloneLink>
          </p>
        </Alert>
      </Section>
    </Container>
  )
}
