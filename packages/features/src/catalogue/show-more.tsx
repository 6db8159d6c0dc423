import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { useLocation } from '../runtime/navigation/router.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { listQuery, MAX_SHOWN, nextChoice, PAGE_SIZE, previousChoice, type ListChoice } from './list-address.ts'

interface ListLinkProps {
  choice: ListChoice
  total: number
}

/** The way to the next products of a list; a link, so that it also works before and without script (OP-73). */
export function ShowMore({ choice, total }: ListLinkProps) {
  const t = useTranslate()
  const left = total - choice.skipped - choice.shown
  if (left <= 0) return null
  return <ListLink choice={nextChoice(choice)}>{t('ShowMoreProducts', { count: Math.min(left, PAGE_SIZE) })}</ListLink>
}

/** The way back to the products before, where a list is too long for one page. */
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
