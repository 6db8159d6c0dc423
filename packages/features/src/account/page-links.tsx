import { useEffect, useRef } from 'react'
import { pageLinks } from '@shop/domain/catalogue/page-links.ts'
import { Pagination } from '@shop/ui/navigation/pagination.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { focusHeading } from '../runtime/navigation/focus-on-navigation.ts'
import { NavigationType, useNavigationType } from '../runtime/navigation/router.ts'

interface PageLinksProps {
  current: number
  /** The number of pages. Undefined if the gateway does not send it. Then `hasNext` decides. */
  count: number | undefined
  hasNext?: boolean
  hrefOf: (page: number) => string
}

/** Links between the pages of a list. Empty for a single page. */
export function PageLinks({ current, count, hasNext = false, hrefOf }: PageLinksProps) {
  const t = useTranslate()
  const list = useHeadOfNextPage(current)
  const last = count ?? (hasNext ? current + 1 : current)
  if (last <= 1 && current <= 1) return null
  return (
    <Pagination
      ref={list}
      label={t('Pagination')}
      items={pageLinks(current, count ?? current).map((link) =>
        link.kind === 'gap' ? link : { ...link, href: hrefOf(link.page) },
      )}
      current={current}
      previous={current > 1 ? hrefOf(Math.min(current - 1, last)) : undefined}
      next={current < last ? hrefOf(current + 1) : undefined}
      previousLabel={t('PreviousPage')}
      nextLabel={t('NextPage')}
      pageLabel={(number) => t('PageNumber', { number })}
    />
  )
}

/**
 * After a link between pages, moves scroll position and focus to the heading: the links stand below the list. Back,
 * Forward and other changes of the list keep the position.
 */
function useHeadOfNextPage(current: number) {
  const links = useRef<HTMLElement>(null)
  const shown = useRef(current)
  const isFollowed = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const { activeElement } = document
    // The link to the next page is gone on the last page, and with it the focus.
    const hadFocus = activeElement === document.body || links.current?.contains(activeElement)
    if (isFollowed && hadFocus) focusHeading({ intoView: true })
  }, [current, isFollowed])
  return links
}
