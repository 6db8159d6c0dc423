import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import { Button } from '../elements/button.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { Disclosure } from './disclosure.tsx'
import { LinkCards } from './link-cards.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { HeaderButton, HeaderLink } from './header-action.tsx'
import { Container, Row } from '../layout/layout.tsx'
import { Link, StandaloneLink } from '../elements/link.tsx'
import { Pagination } from './pagination.tsx'
import { SearchForm } from '../forms/search-form.tsx'
import { SellingPoints } from './selling-points.tsx'
import { SideNav } from './side-nav.tsx'
import { SiteFooter, SmallFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SiteNav } from './site-nav.tsx'
import { SkipLink } from './skip-link.tsx'
import { Steps } from './steps.tsx'
import { TextField } from '../forms/text-field.tsx'

const meta: Meta = { title: 'Navigation/Header, menu and footer', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const names = ['Batteries', 'Domes', 'Wax filters', 'Cleaning & care', 'TV & phone', 'Alarms']
const places = names.map((label, index) => ({
  label,
  href: `#${label}`,
  current: index === 1,
  children:
    index < 2
      ? [
          { label: `${label}, small`, href: `#${label}-s` },
          { label: `${label}, large`, href: `#${label}-l` },
        ]
      : [],
}))

function WholeHeader({ light = false }: { light?: boolean }) {
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  return (
    <div data-scheme={light ? 'light' : undefined}>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <SellingPoints
        label="Our promises"
        points={[
          { key: 'free', icon: 'truck', text: 'Free delivery over £30', onPhone: true },
          { key: 'day', icon: 'box', text: 'Sent the same day before 3 pm' },
          { key: 'call', icon: 'phone', text: <span>Call us free: 0800 123 4567, Mon–Fri 9–5</span> },
          { key: 'help', icon: 'help', text: <Link href="#help">Help</Link>, phoneOnly: true },
        ]}
      />
      <SiteHeader
        logo={<b>Hearby</b>}
        menuButton={
          <HeaderButton
            icon={open ? 'close' : 'menu'}
            label={open ? 'Close' : 'Menu'}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          />
        }
        search={
          <SearchForm
            label="Product or item number"
            example="Product or item number"
            buttonLabel="Search"
            action="/search"
            name="searchPhrase"
            value={words}
            onChange={setWords}
            onSearch={() => {}}
          />
        }
        actions={
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
              count={{ number: 2, label: '2 items', isKnown: true }}
            />
          </>
        }
        nav={<SiteNav id="menu" label="Menu" items={places} open={open} moreLabel={(item) => `More of ${item}`} />}
      />
      <Container as="main" id="main">
        <Breadcrumb
          label="You are here"
          crumbs={[
            { label: 'Home', href: '#' },
            { label: 'Domes', href: '#domes' },
            { label: 'Soft domes', href: '#soft' },
          ]}
        />
        <h1>Soft domes</h1>
      </Container>
    </div>
  )
}
export const Header: Story = { render: () => <WholeHeader /> }
export const HeaderLightScheme: Story = { render: () => <WholeHeader light /> }

export const Footer: Story = {
  render: () => (
    <SiteFooter
      newsletter={
        <>
          <div>
            <h2>Good advice, once a month</h2>
            <p>Care tips and offers. Unsubscribe whenever you like.</p>
          </div>
          <form>
            <TextField label="Email address" value="" onChange={() => {}} />
            <Button look="inverse">Sign up</Button>
            <Checkbox label="I agree to receive the newsletter" checked={false} onChange={() => {}} />
          </form>
        </>
      }
      columns={['Shop', 'Help', 'Your account', 'About'].map((title) => ({
        key: title,
        title,
        links: names.map((name) => ({ key: name, link: <Link href={`#${name}`}>{name}</Link> })),
      }))}
      logo={<b>Hearby</b>}
      base={<p>© 2026 Hearby</p>}
    />
  ),
}
export const FooterOfCheckout: Story = {
  render: () => (
    <SmallFooter>
      <Container>
        <Row data-justify="between">
          <p>© 2026 Hearby</p>
          <Link href="#terms">Terms</Link>
        </Row>
      </Container>
    </SmallFooter>
  ),
}
export const AccountPages: Story = {
  render: () => (
    <SideNav
      label="Your account"
      items={[
        { icon: 'grid', label: 'Overview', href: '#overview', current: true },
        { icon: 'book', label: 'Address book', href: '#addresses' },
        { icon: 'box', label: 'My orders', href: '#orders' },
        { icon: 'heart', label: 'Favourites', href: '#favourites' },
        { icon: 'logout', label: 'Log out', onPress: () => {} },
      ]}
    />
  ),
}
export const CheckoutSteps: Story = {
  render: () => (
    <Steps label="Checkout" steps={['Basket', 'Your details', 'Payment', 'Done']} current={1} doneLabel="done" />
  ),
}
export const Pages: Story = {
  render: () => (
    <Pagination
      label="Pages"
      current={2}
      previous="#1"
      next="#3"
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
      items={[
        { kind: 'page', page: 1, href: '#1' },
        { kind: 'page', page: 2, href: '#2' },
        { kind: 'page', page: 3, href: '#3' },
        { kind: 'gap', key: 'gap' },
        { kind: 'page', page: 9, href: '#9' },
      ]}
    />
  ),
}
export const AccountAtAGlance: Story = {
  render: () => (
    <LinkCards
      cards={[
        {
          key: 'contact',
          icon: 'user',
          title: 'Contact details',
          text: <p>Inger Kjærgaard</p>,
          link: <StandaloneLink href="#edit">Change them</StandaloneLink>,
        },
        {
          key: 'addresses',
          icon: 'pin',
          title: 'Addresses',
          text: <p>Strandvejen 14</p>,
          link: <StandaloneLink href="#book">Address book</StandaloneLink>,
        },
      ]}
    />
  ),
}
export const PartOfAForm: Story = {
  render: () => (
    <Container>
      <FormSection title="1. Your address" aside={<Link href="#book">Choose from your addresses</Link>}>
        <TextField label="Discount code" value="" onChange={() => {}} />
        <Button look="secondary">Use the code</Button>
      </FormSection>
    </Container>
  ),
}
