import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useLocation } from '../../runtime/navigation/router.ts'
import { listQuery, withFilters } from '../list-address.ts'
import type { ShownProducts } from '../shown-list.ts'
import { useChosen } from './list-filters.tsx'

/** The ways on where no product matches all chosen values: without one of them, or without any. */
export function NothingMatches({ list }: { list: ShownProducts }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  return (
    <Panel surface="tint">
      <Stack>
        <p>{t('FilterNothingHelp')}</p>
        <Row>
          {useChosen(list).map(({ href, removeLabel }) => (
            <ButtonLink key={href} href={href} look="secondary">
              {removeLabel}
            </ButtonLink>
          ))}
          <ButtonLink href={pathname + listQuery(withFilters(list, []))}>{t('FilterRemoveAll')}</ButtonLink>
        </Row>
      </Stack>
    </Panel>
  )
}
