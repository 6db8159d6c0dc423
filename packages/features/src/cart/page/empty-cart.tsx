import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { RedirectReasonNotice } from '../redirect-reason.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useCustomer } from '../../session/visit/use-visit.ts'

/** The empty cart, with a link to continue shopping. */
export function EmptyCart() {
  const t = useTranslate()
  const isCustomer = useCustomer() !== undefined
  return (
    <EmptyState
      picture={<Icon name="basket" />}
      title={<h1>{t('CartEmpty')}</h1>}
      action={
        <Row justify="center">
          <ButtonLink href={paths.home} size="large">
            {t('ContinueShopping')}
          </ButtonLink>
          {!isCustomer && (
            <ButtonLink href={paths.login} size="large" look="secondary">
              {t('LogIn')}
            </ButtonLink>
          )}
        </Row>
      }
    >
      <RedirectReasonNotice />
      <Lead>{t('CartEmptyHelp')}</Lead>
    </EmptyState>
  )
}
