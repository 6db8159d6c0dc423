import type { Meta, StoryObj } from '@storybook/react-vite'
import { Announcement } from './announcement.tsx'
import { Checkbox } from './checkbox.tsx'
import { FactList } from './fact-list.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Button } from './button.tsx'
import { Fieldset } from './fieldset.tsx'
import { HeaderButton, HeaderLink } from './header-action.tsx'
import { Container, Row, Ruled } from './layout.tsx'
import { Link } from './link.tsx'
import { Logo } from './logo.tsx'
import { Panel } from './panel.tsx'
import { ProgressLine } from './progress-line.tsx'
import { SafeNote } from './safe-note.tsx'
import { SiteHeader } from './site-header.tsx'
import { drawings } from './story-things.tsx'
import { TextField } from './text-field.tsx'

const meta: Meta = { title: 'Shell/On the way to the till', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const nothing = () => {}

const CalmHeader = ({ title, phone }: { title: string; phone: string }) => (
  <div data-scheme="light">
    <SiteHeader
      logo={<Logo src={drawings.hero} label="Hearby, front page" href="#home" ratio={4} />}
      note={
        <SafeNote title={title}>
          <Link href="#call">{phone}</Link>
        </SafeNote>
      }
      actions={
        <>
          <HeaderButton icon="search" label="Search" />
          <HeaderLink icon="help" label="Help" href="#help" />
          <HeaderLink icon="user" label="Log in" href="#login" />
          <HeaderLink icon="basket" label="Basket" href="#cart" count={{ number: 2, label: '2 items' }} />
        </>
      }
    />
  </div>
)

export const Header: Story = { render: () => <CalmHeader title="Secure payment" phone="0800 123 4567" /> }
export const HeaderOfLongWords: Story = {
  render: () => <CalmHeader title="Säker och krypterad betalning" phone="+46 (0)770-12 34 56 78 90" />,
}
export const PageOnItsWay: Story = { render: () => <ProgressLine /> }
export const WhatIsAgreedTo: Story = {
  render: () => (
    <Container data-width="narrow">
      <Panel data-ground="sunken" aria-label="Order summary">
        <Ruled>
          <Checkbox label="I accept the terms and conditions" checked onChange={nothing} />
          <Checkbox
            label="I have read the privacy policy"
            checked={false}
            error="Please tick this box"
            onChange={nothing}
          />
        </Ruled>
      </Panel>
    </Container>
  ),
}
export const WhatHappensNow: Story = {
  render: () => (
    <Container data-width="narrow">
      <Announcement>Thank you</Announcement>
      <FactList
        large
        facts={[
          { icon: 'box', title: 'We pack your order.' },
          { icon: 'truck', title: 'You get an email', text: 'when it is on its way.' },
          { icon: 'help', title: 'Rather talk to a person?', text: <Link href="#help">Customer service</Link> },
        ]}
      />
    </Container>
  ),
}
export const HeartBesideAButton: Story = {
  render: () => (
    <Row>
      <Button icon="basket">Add to basket</Button>
      <FavouriteButton boxed label="Favourite: Soft domes" liked={false} onToggle={nothing} />
      <FavouriteButton boxed label="Favourite: Batteries" liked onToggle={nothing} />
    </Row>
  ),
}
export const FieldsThatBelongTogether: Story = {
  render: () => (
    <Container data-width="narrow">
      <Fieldset large legend="Delivery address" hint="Where the parcel goes" error="Something is missing here">
        <TextField label="Street and number" value="" onChange={nothing} />
      </Fieldset>
    </Container>
  ),
}
