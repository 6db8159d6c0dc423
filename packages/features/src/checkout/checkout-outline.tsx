import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { FormSection } from '@shop/ui/forms/form-section.tsx'
import { Stack, WithSummary } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { AddressOutline } from '../forms/address-outline.tsx'
import { PageLoader } from '../runtime/failures/page-loader.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** A placeholder for the checkout form while the cart is read. Part of the server's HTML. */
export function CheckoutOutline() {
  const t = useTranslate()
  return (
    <PageLoader>
      <WithSummary>
        <FormSection title={`1. ${t('StepAddress')}`}>
          <AddressOutline asksEmail />
        </FormSection>
        <SummaryOutline />
      </WithSummary>
    </PageLoader>
  )
}

/** A placeholder for the order summary beside a form. */
export function SummaryOutline() {
  const t = useTranslate()
  return (
    <Panel as="div" surface="sunken">
      <Stack>
        <h2>{t('YourOrder')}</h2>
        <Skeleton $height="4.75rem" />
        <Skeleton />
        <Skeleton />
        <Skeleton $height="3.5rem" />
      </Stack>
    </Panel>
  )
}
