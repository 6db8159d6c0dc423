import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Link } from '@shop/ui/elements/link.tsx'
import { ErrorPanel } from '@shop/ui/feedback/error-panel.tsx'
import { Container } from '@shop/ui/layout/layout.tsx'
import { CUSTOMER_SERVICE } from '../config/failure-texts.ts'
import { useTranslate } from '../config/shop-config.tsx'
import { paths } from '../navigation/paths.ts'

interface FailurePanelProps {
  title: MessageKey
  /** Whether it replaces a page. Its title is then the page's heading. */
  isPage?: boolean
  onAction: () => void
}

/** Shows that something could not be loaded, with a way to retry and a link to customer service. It always has a text. */
export function FailurePanel({ title, isPage = false, onAction }: FailurePanelProps) {
  const t = useTranslate()
  const panel = (
    <ErrorPanel
      title={t(title) || t('SomethingWentWrong')}
      level={isPage ? 1 : 2}
      text={t('ContactCustomerServiceIfItContinues')}
      action={t('TryAgain')}
      onAction={onAction}
    >
      <Link href={paths.customerService}>{t('CustomerService') || CUSTOMER_SERVICE}</Link>
    </ErrorPanel>
  )
  return isPage ? <Container>{panel}</Container> : panel
}
