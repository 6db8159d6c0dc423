import { useState } from 'react'
import { Link } from '../elements/link.tsx'
import { SearchForm } from '../forms/search-form.tsx'
import { Disclosure } from '../navigation/disclosure.tsx'
import { HeaderButton, HeaderLink } from '../navigation/header-action.tsx'

const names = ['Batteries', 'Domes', 'Wax filters', 'Cleaning & care', 'TV & phone', 'Alarms']

/** The items of a menu. The first two have sub-items. */
export const menuItems = names.map((label, index) => ({
  label,
  href: `#${label}`,
  current: index === 1,
  children:
    index < 2 ? ['small', 'large'].map((size) => ({ label: `${label}, ${size}`, href: `#${label}-${size}` })) : [],
}))

/** The longest names of categories. */
export const longMenuItems = {
  da: ['Genopladelige batterier', 'Rengøringsmidler og tilbehør', 'Telefon- og tv-tilbehør'],
  sv: ['Uppladdningsbara batterier', 'Rengöringsprodukter', 'Telefon- och tv-tillbehör'],
}

export const asItems = (labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}` }))

/** The search field of the header. */
export function HeaderSearch({ words = 'Search' }: { words?: string }) {
  const [value, setValue] = useState('')
  return (
    <SearchForm
      label={words}
      example="Product or item number"
      buttonLabel={words}
      action="/search"
      name="searchPhrase"
      value={value}
      onChange={setValue}
      onSearch={() => {}}
    />
  )
}

/** Help, account and basket of the header. */
export const HeaderActions = () => (
  <>
    <HeaderLink icon="help" label="Help" href="#help" wideOnly />
    <Disclosure
      renderButton={(state) => <HeaderButton icon="user" label="Dorothy" title="dorothy@mail.com" {...state} />}
    >
      <Link href="#account">Overview</Link>
      <Link href="#orders">My orders</Link>
      <button type="button">Log out</button>
    </Disclosure>
    <HeaderLink
      icon="basket"
      label="Basket"
      href="#cart"
      count={{ number: 2, label: 'Basket, 2 items', isKnown: true }}
    />
  </>
)
