import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../elements/badge.tsx'
import { Button, ButtonLink } from '../elements/button.tsx'
import { CartLine, CartLines } from './cart-line.tsx'
import { Definitions } from '../content/definitions.tsx'
import { IconButton } from '../elements/icon-button.tsx'
import { WithSummary, Stack, Sticky } from '../layout/layout.tsx'
import { Link } from '../elements/link.tsx'
import { paymentMarks } from './payment-marks.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { MiniCart } from './mini-cart.tsx'
import { Panel } from '../layout/panel.tsx'
import { Price } from './price.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { storyPictures, priceLabels } from '../testing/story-fixtures.tsx'
import { SummaryRows } from './summary-rows.tsx'
import { Table } from '../content/table.tsx'

const meta: Meta = { title: 'Commerce/Cart and orders' }
export default meta
type Story = StoryObj

const marks = Object.values(paymentMarks).flatMap((mark) => (mark ? [{ name: mark.label, picture: mark.picture }] : []))

const stepper = (
  <QuantityStepper
    label="Quantity of Soft domes"
    labelHidden
    lessLabel="One less"
    moreLabel="One more"
    value={2}
    max={100}
    parse={Number}
    onChange={() => {}}
  />
)

export const CartWithSummary: Story = {
  render: () => (
    <WithSummary>
      <div>
        <h2>Your basket</h2>
        <CartLines>
          <CartLine
            picture={<img src={storyPictures.dome} alt="" />}
            name={<Link href="#domes">Soft domes, pack of 10</Link>}
            details={
              <>
                <p>Power · 8 mm</p>
                <p>Item no. DOM-PW-08</p>
              </>
            }
            badge={
              <Badge tone="offer" icon="tag">
                Offer
              </Badge>
            }
            price={<Price price="£6.90" was="£7.50" {...priceLabels} />}
            stepper={stepper}
            remove={
              <Button look="quiet" icon="remove" aria-label="Remove Soft domes">
                Remove
              </Button>
            }
            total="£13.80"
          />
          <CartLine
            picture={<img src={storyPictures.battery} alt="" />}
            name="Battery caddy"
            badge={
              <Badge tone="info" icon="lock">
                Gift
              </Badge>
            }
            total="Free"
          />
        </CartLines>
      </div>
      <Sticky>
        <Panel data-surface="sunken" aria-label="Your order">
          <Stack>
            <h2>Your order</h2>
            <SummaryRows
              rows={[
                { key: 'sub', label: 'Goods', amount: '£13.80' },
                { key: 'code', label: 'Discount: NOVEMBER', amount: '−£1.00', kind: 'saving' },
                { key: 'ship', label: 'Delivery', amount: 'Free' },
                { key: 'all', label: 'Total', amount: '£12.80', kind: 'total' },
                { key: 'vat', label: 'of which VAT', amount: '£2.13', kind: 'note' },
              ]}
            />
            <ButtonLink href="#checkout" size="large" icon="lock" wide>
              Go to checkout
            </ButtonLink>
            <PaymentMethods label="You can pay with" methods={[...marks, { name: 'Bank transfer' }]} />
          </Stack>
        </Panel>
      </Sticky>
    </WithSummary>
  ),
}
export const Mini: Story = {
  render: () => (
    <div style={{ maxWidth: 440 }}>
      <MiniCart
        title={<h2>In your basket</h2>}
        label="In your basket"
        close={<IconButton icon="close" label="Close" />}
        lines={['Soft domes', 'TV adapter', 'Wax filters', 'Batteries'].map((name, index) => ({
          key: name,
          name,
          details: '1 piece',
          total: '£7.50',
          fresh: index === 0,
          picture: <img src={storyPictures.filter} alt="" />,
        }))}
        total={
          <>
            <span>Total</span>
            <span>£30.00</span>
          </>
        }
        actions={
          <>
            <ButtonLink href="#cart">Go to basket</ButtonLink>
            <Button look="secondary">Continue shopping</Button>
          </>
        }
      />
    </div>
  ),
}
export const Sticking: Story = {
  render: () => (
    <StickyBar label="Your order" totalLabel="Total" total="£30.00">
      <ButtonLink href="#checkout" icon="lock">
        Go to checkout
      </ButtonLink>
    </StickyBar>
  ),
}
export const Orders: Story = {
  render: () => (
    <Table
      caption="Your orders"
      columns={[
        { key: 'no', title: 'Order' },
        { key: 'date', title: 'Date' },
        { key: 'sum', title: 'Total', numeric: true },
        { key: 'open', title: 'Details', fullWidth: true },
      ]}
      rows={['1001', '1002'].map((no) => ({
        key: no,
        cells: { no, date: '3 November 2026', sum: '£30.00', open: <Link href={`#${no}`}>{`Order ${no}`}</Link> },
      }))}
    />
  ),
}
export const OrderFacts: Story = {
  render: () => (
    <Definitions
      columns={4}
      items={[
        { key: 'no', term: 'Order', value: '1001' },
        { key: 'date', term: 'Date', value: '3 November 2026' },
        {
          key: 'state',
          term: 'State',
          value: (
            <Badge tone="success" icon="truck">
              Shipped
            </Badge>
          ),
        },
      ]}
    />
  ),
}
export const OnPaper: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PrintSheet
      title="Order SE-87 660"
      date="2 October 2026"
      logo={<b>Hearby</b>}
      blocks={['Delivery to', 'Billed to', 'Delivery and payment'].map((title) => ({
        key: title,
        title,
        text: (
          <p>
            Gunnel Åkerström
            <br />
            Björkvägen 7
          </p>
        ),
      }))}
      totals={<SummaryRows rows={[{ key: 'all', label: 'Total', amount: '457,00 kr', kind: 'total' }]} />}
      foot="Questions? Call 0770-12 34 56 or write to us. Keep this page as your receipt."
    >
      <Table
        caption="Goods"
        columns={[
          { key: 'name', title: 'Goods' },
          { key: 'sum', title: 'Sum', numeric: true },
        ]}
        rows={[{ key: '1', cells: { name: 'Batteries, 6-pack, size 312', sum: '170,00 kr' } }]}
      />
    </PrintSheet>
  ),
}
