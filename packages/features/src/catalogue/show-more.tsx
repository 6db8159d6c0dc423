import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { useLocation } from '../runtime/navigation/router.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { listQuery, PAGE_SIZE, type ListChoice } from './list-address.ts'

/** The way to the next products of a list; a link, so that it also works before and without script (OP-73). */
export function ShowMore({ left, choice }: { left: number; choice: ListChoice }) {
  const t = useTranslate()
  const { pathname, state } = useLocation()
  if (left <= 0) return null
  const query = listQuery({ ...choice, shown: choice.shown + PAGE_SIZE })
  return (
    <Row data-justify="center">
      <ButtonLink href={pathname + query} state={state} look="secondary" size="large">
        {t('ShowMoreProducts', { count: Math.min(left, PAGE_SIZE) })}
      </ButtonLink>
    </Row>
  )
}
