import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { mailAddress, writtenContact } from '@shop/domain/shop/written-contact.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { phoneLink } from '../runtime/navigation/phone-link.ts'
import { useLocation } from '../runtime/navigation/router.ts'

/** Replaces a form whose captcha the shop lacks. Says what is not possible, and how to reach a person. */
export function ContactInstead({ text }: { text: MessageKey }) {
  const t = useTranslate()
  return (
    <Stack>
      <Alert tone="info">
        <p>{t(text)}</p>
      </Alert>
      <WaysToWrite isContact={text === 'ContactNotPossible'} />
    </Stack>
  )
}

/**
 * The written way to a person, and the telephone. Without a written way, customer service, unless the visitor is there or at
 * the contact page, to which it leads.
 */
function WaysToWrite({ isContact }: { isContact: boolean }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const { content, configuration } = useShopConfig()
  const phone = content.sellingPointsBar?.phone
  const written = writtenContact(content, configuration.links)
  const isElsewhere = written !== undefined && written !== pathname
  return (
    <Stack gap="tight">
      {isElsewhere && <p>{t('WriteToUsForHelp')}</p>}
      {isElsewhere && (
        <p>
          <StandaloneLink href={written} before="mail">
            {mailAddress(written) ?? t('WriteToUs')}
          </StandaloneLink>
        </p>
      )}
      {!isElsewhere && !isContact && !pathname.startsWith(paths.customerService) && (
        <p>
          <StandaloneLink href={paths.customerService} after="forward">
            {t('CustomerService')}
          </StandaloneLink>
        </p>
      )}
      {phone && (
        <p>
          <StandaloneLink href={phoneLink(phone)} before="phone">
            {t('TalkToUsPhone', { phone })}
          </StandaloneLink>
        </p>
      )}
    </Stack>
  )
}
