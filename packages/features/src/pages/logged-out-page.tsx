import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { Head } from '../runtime/head.tsx'
import { paths } from '../runtime/paths.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { useMovingOn } from '../runtime/use-moving-on.ts'
import { useWoken } from '../runtime/use-woken.ts'
import type { Shop } from '../shop.ts'

/** Milliseconds until the page after logging out moves on to the start page (documents: 9 business constants). */
export const LOGGED_OUT_FOR = 5_000

/** Says that the customer is logged out, then goes to the start page (ROUTE-10, AUTH-06). */
export function LoggedOutPage({ shop }: { shop: Shop }) {
  const t = useTranslate()
  return (
    <Container data-width="narrow">
      <Head title={t('LoggedOutTitle')} hidden />
      <Section>
        <Stack>
          <h1>{t('LoggedOutTitle')}</h1>
          <Lead>{t('LoggedOutText')}</Lead>
          {useWoken() && <MovingOn shop={shop} />}
        </Stack>
      </Section>
    </Container>
  )
}

function MovingOn({ shop }: { shop: Shop }) {
  const t = useTranslate()
  const { stays, stay, pause } = useMovingOn(paths.home, LOGGED_OUT_FOR, shop.outside.localStorage)
  return (
    <Stack {...pause}>
      {!stays && <p>{t('MovingOnSoon')}</p>}
      <Checkbox checked={stays} onChange={stay} label={t('DoNotMoveMeOn')} />
      <p>
        <ButtonLink href={paths.home}>{t('GoToStartPage')}</ButtonLink>
      </p>
    </Stack>
  )
}
