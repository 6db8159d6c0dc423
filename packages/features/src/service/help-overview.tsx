import type { CustomerService } from '@shop/domain/shop/content.ts'
import { Link } from '@shop/ui/elements/link.tsx'
import { LinkCards, LinkRows } from '@shop/ui/navigation/link-cards.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { groupHelpPages } from './help-groups.ts'

/** All pages of customer service, in groups. */
export function HelpOverview({ menu }: Pick<CustomerService, 'menu'>) {
  const t = useTranslate()
  const { guestOrders } = useConfiguration()
  const listed = guestOrders ? [...menu, { route: paths.findOrder, title: t('FindOrderTitle') }] : menu
  if (listed.length === 0) return null
  const cards = groupHelpPages(listed).map(({ icon, title, text, entries }) => ({
    key: title,
    icon,
    title: t(title),
    text: <p>{t(text)}</p>,
    link: (
      <LinkRows>
        {entries.map(({ route, title: name }) => (
          <li key={route}>
            <Link href={route}>{name}</Link>
          </li>
        ))}
      </LinkRows>
    ),
  }))
  return (
    <nav aria-label={t('CustomerServiceMenu')}>
      <LinkCards cards={cards} />
    </nav>
  )
}
