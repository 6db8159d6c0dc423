import type { IconName } from '@shop/ui/elements/icon.tsx'
import { belowTablet } from '@shop/ui/tokens/core.ts'
import { BatteryTab } from '@shop/ui/commerce/battery-tab.tsx'
import { MenuExtras, MobileMenu } from '@shop/ui/navigation/mobile-menu.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { SiteNav } from '@shop/ui/navigation/site-nav.tsx'
import { memo } from 'react'
import { styled } from 'styled-components'
import { paths } from '../runtime/navigation/paths.ts'
import { useShopConfig, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useCustomer } from '../session/visit/use-visit.ts'
import type { MenuItem } from './menu-items.ts'
import { phoneLink, textMessageLink } from '../runtime/navigation/phone-link.ts'
import { useLoginLink } from './use-login-link.ts'

interface MainMenuProps {
  /** The id of the list that a phone's menu button opens. */
  id: string
  items: readonly MenuItem[]
  isOpen: boolean
  onFollow: () => void
}

/** The shop's menu: a row on wide screens, a list behind the menu button on phones. */
export const MainMenu = memo(function MainMenu({ id, items, isOpen, onFollow }: MainMenuProps) {
  const t = useTranslate()
  const moreLabel = (category: string) => t('ShowSubcategories', { category })
  const marked = items.map((item) => ({ ...item, children: item.children.map(withTab) }))
  return (
    <>
      <WideOnly>
        <SiteNav id={`${id}-row`} label={t('MainMenu')} items={marked} open={false} moreLabel={moreLabel} />
      </WideOnly>
      <MobileMenu
        id={id}
        label={t('MainMenu')}
        items={marked.map(({ image, ...item }) => ({
          ...item,
          picture: image && <Picture src={image} alt="" sizes="64px" width={64} height={64} />,
        }))}
        open={isOpen}
        moreLabel={moreLabel}
        extras={<HelpAndAccount onFollow={onFollow} />}
        onFollow={onFollow}
      />
    </>
  )
})

const withTab = ({ size, ...item }: MenuItem['children'][number]) => ({
  ...item,
  mark: size && <BatteryTab size={size} scale="line" />,
})

/** Help and account links, below the categories of a phone's menu. The login leads back to this page. */
function HelpAndAccount({ onFollow }: Pick<MainMenuProps, 'onFollow'>) {
  const t = useTranslate()
  const login = useLoginLink()
  const customer = useCustomer()
  const keepsFavourites = useFlag('allowFavourites')
  const { configuration, content } = useShopConfig()
  const phone = content.sellingPointsBar?.phone
  const { contact = paths.contact, textMessages, relay } = configuration.links
  const extras: { icon: IconName; label: string; href: string; state?: unknown }[] = [
    customer
      ? { icon: 'user', label: t('MyAccount'), href: paths.dashboard }
      : { icon: 'user', label: t('LogIn'), ...login },
    ...(keepsFavourites ? [{ icon: 'heart', label: t('Favourites'), href: paths.favourites } as const] : []),
    { icon: 'help', label: t('Help'), href: paths.customerService },
    ...(phone ? [{ icon: 'message', label: t('WriteToUs'), href: contact } as const] : []),
    ...(textMessages
      ? [{ icon: 'message', label: `SMS ${textMessages}`, href: textMessageLink(textMessages) } as const]
      : []),
    ...(phone ? [{ icon: 'phone', label: phone, href: phoneLink(phone) } as const] : []),
  ]
  return <MenuExtras extras={extras} note={relay} onFollow={onFollow} />
}

const WideOnly = styled.div`
  ${belowTablet} {
    display: none;
  }
`
