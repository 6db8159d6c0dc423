import type { UserProfile } from '@shop/domain/account/user.ts'
import { Disclosure } from '@shop/ui/navigation/disclosure.tsx'
import { HeaderButton, HeaderLink } from '@shop/ui/navigation/header-action.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { from, onSmallPhone } from '@shop/ui/tokens/core.ts'
import { styled } from 'styled-components'
import { paths } from '../runtime/navigation/paths.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useCustomer } from '../session/visit/use-visit.ts'
import { useLogOut } from '../session/login/use-log-out.ts'
import { useLoginLink } from './use-login-link.ts'

/**
 * "Log in", or the customer's name with the account menu. If the main menu links to the account too, the narrowest phones
 * hide this link to keep the logo's size.
 */
export function AccountAction({ isInMenu = false }: { isInMenu?: boolean }) {
  const t = useTranslate()
  const login = useLoginLink()
  const customer = useCustomer()
  return (
    <Place data-in-menu={isInMenu || undefined}>
      {customer ? <AccountMenu customer={customer} /> : <HeaderLink icon="user" label={t('LogIn')} {...login} />}
    </Place>
  )
}

function AccountMenu({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const logOut = useLogOut()
  const name = customer.firstName || customer.email
  return (
    <Disclosure
      renderButton={(state) => (
        <HeaderButton icon="user" label={<Name>{name}</Name>} title={customer.email} {...state} />
      )}
    >
      <Link href={paths.dashboard}>
        <Icon name="grid" />
        {t('Dashboard')}
      </Link>
      <Link href={paths.addressBook}>
        <Icon name="book" />
        {t('AddressBook')}
      </Link>
      <Link href={paths.orderHistory}>
        <Icon name="box" />
        {t('MyOrders')}
      </Link>
      <button type="button" onClick={logOut}>
        <Icon name="logout" />
        {t('LogOut')}
      </button>
    </Disclosure>
  )
}

// The same width for a name as for "Log in", because the server does not know the visitor.
const Place = styled.div`
  display: grid;
  width: 4.5rem;

  > * {
    min-width: 0;
    padding-inline: 0;
  }
  ${from.tablet} {
    width: 6.5rem;
  }
  ${onSmallPhone} {
    &[data-in-menu] {
      display: none;
    }
  }
`
const Name = styled.span`
  display: block;
  max-width: 4.25rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${from.tablet} {
    max-width: 6.25rem;
  }
`
