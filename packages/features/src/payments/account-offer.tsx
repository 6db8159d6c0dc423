import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { knownPersonState, type KnownPerson } from '../session/known-person.ts'

/** Offers an account to an anonymous visitor. The registration form starts with the order's name and email. */
export function AccountOffer({ person }: { person: KnownPerson }) {
  const t = useTranslate()
  return (
    <Panel data-surface="tint" data-screen-only>
      <Stack>
        <h2>{t('AccountOfferTitle')}</h2>
        <p>{t('AccountOfferText')}</p>
        <div>
          <ButtonLink href={paths.register} state={knownPersonState(person)} look="secondary">
            {t('CreateAccount')}
          </ButtonLink>
        </div>
      </Stack>
    </Panel>
  )
}
