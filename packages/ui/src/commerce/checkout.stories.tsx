import type { Meta, StoryObj } from '@storybook/react-vite'
import { Announcement } from '../elements/announcement.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { IconList } from '../content/icon-list.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Button } from '../elements/button.tsx'
import { Fieldset } from '../forms/fieldset.tsx'
import { HeaderLink } from '../navigation/header-action.tsx'
import { Container, Row, DividedStack } from '../layout/layout.tsx'
import { Link } from '../elements/link.tsx'
import { Logo } from '../navigation/logo.tsx'
import { Panel } from '../layout/panel.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { SecureCheckoutNote } from './secure-checkout-note.tsx'
import { QuietHeader } from '../navigation/quiet-header.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { TextField } from '../forms/text-field.tsx'

const meta: Meta = { title: 'Commerce/Checkout', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const nothing = () => {}

const CalmHeader = ({ title, phone }: { title: string; phone: string }) => (
  <div data-scheme="light">
    <QuietHeader
      logo={<Logo src={storyPictures.hero} label="Hearby, front page" href="#home" ratio={4} />}
      note={
        <SecureCheckoutNote title={title}>
          <Link href="#call">{phone}</Link>
        </SecureCheckoutNote>
      }
      moreLabel="More"
      closeLabel="Close"
      search={<TextField label="Search" value="" onChange={nothing} />}
      actions={
        <>
          <HeaderLink icon="help" label="Help" href="#help" />
          <HeaderLink icon="user" label="Log in" href="#login" />
          <HeaderLink
            icon="basket"
            label="Basket"
            href="#cart"
            count={{ number: 2, label: '2 items', isKnown: true }}
          />
        </>
      }
    />
  </div>
)

export const Header: Story = { render: () => <CalmHeader title="Secure payment" phone="0800 123 4567" /> }
export const HeaderOfLongWords: Story = {
  render: () => <CalmHeader title="Säker och krypterad betalning" phone="+46 (0)770-12 34 56 78 90" />,
}
export const PageOnItsWay: Story = { render: () => <ProgressBar /> }
export const WhatIsAgreedTo: Story = {
  render: () => (
    <Container data-width="narrow">
      <Panel data-surface="sunken" aria-label="Order summary">
        <DividedStack>
          <Checkbox label="I accept the terms and conditions" checked onChange={nothing} />
          <Checkbox
            label="I have read the privacy policy"
            checked={false}
            error="Please tick this box"
            onChange={nothing}
          />
        </DividedStack>
      </Panel>
    </Container>
  ),
}
export const WhatHappensNow: Story = {
  render: () => (
    <Container data-width="narrow">
      <Announcement>Thank you</Announcement>
      <IconList
        large
        items={[
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
