import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { useLocation } from '../runtime/navigation/router.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { listQuery, MAX_SHOWN, nextChoice, PAGE_SIZE, previousChoice, type ListChoice } from './list-address.ts'

interface ListLinkProps {
  choice: ListChoice
  total: number
}

/** A link to the next products of a list. Works without script because it is a link. */
export function ShowMore({ choice, total }: ListLinkProps) {
  const t = useTranslate()
  const left = total - choice.skipped - choice.shown
  if (left <= 0) return null
  return <ListLink choice={nextChoice(choice)}>{t('ShowMoreProducts', { count: Math.min(left, PAGE_SIZE) })}</ListLink>
}

/** A link to the previous products of a list that is too long for one page. */
export function ShowPrevious({ choice, total }: ListLinkProps) {
  const t = useTranslate()
  const previous = previousChoice(choice, total)
  return previous ? <ListLink choice={previous}>{t('ShowPreviousProducts', { count: MAX_SHOWN })}</ListLink> : null
}

function ListLink({ choice, children }: { choice: ListChoice; children: string }) {
  const { pathname, state } = useLocation()
  return (
    <Row data-justify="center">
      <ButtonLink href={pathname + listQuery(choice)} state={state} look="secondary" size="large">
        {children}
      </ButtonLink>
    </Row>
  )
}
