import { BulkPriceTable } from '@shop/ui/commerce/bulk-price-table.tsx'
import { Price } from '@shop/ui/commerce/price.tsx'
import { Specimens } from '@shop/ui/testing/part-page.tsx'
import { priceLabels } from '@shop/ui/testing/story-fixtures.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Part } from '../foundations/foundation-page.tsx'
import { Do, DoAndDont, Dont } from './do-and-dont.tsx'
import { PatternPage } from './pattern-page.tsx'
import { prices } from './patterns.ts'

const meta: Meta = { title: 'Patterns/Prices', tags: ['autodocs'] }
export default meta

const amountIn = (cultureName: string, currency: string) =>
  new Intl.NumberFormat(cultureName, { style: 'currency', currency }).format(1234.5)

const inMarket = (cultureName: string, currency: string, note: string) => (
  <div lang={cultureName.slice(0, 2)}>
    <Price price={amountIn(cultureName, currency)} note={note} {...priceLabels} />
  </div>
)

/** One price everywhere, written as the market writes it. */
export const Prices: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <PatternPage pattern={prices}>
      <Part title="One amount in each market" note="The gateway sends the amount, and the market its form.">
        <Specimens
          of={{
            'United Kingdom': inMarket('en-GB', 'GBP', 'including VAT'),
            Denmark: inMarket('da-DK', 'DKK', 'inkl. moms'),
            Sweden: inMarket('sv-SE', 'SEK', 'inklusive moms'),
          }}
        />
      </Part>
      <Part title="An offer">
        <DoAndDont>
          <Do why="The price to pay comes first and is larger.">
            <Price large price="£2.95" was="£3.69" note="including VAT" {...priceLabels} />
          </Do>
          <Dont why="A saving that was counted in the shop can differ from what is charged.">
            <Price large price="£3.69" note="You save about 20 %" {...priceLabels} />
          </Dont>
        </DoAndDont>
      </Part>
      <Part title="Bulk prices">
        <BulkPriceTable
          caption="Buy more, pay less"
          quantityTitle="Quantity"
          priceTitle="Price each"
          savingTitle="You save"
          tiers={[
            { key: '1', quantity: '1 to 5', price: '£2.95' },
            { key: '6', quantity: '6 or more', price: '£2.35' },
          ]}
          current={{ key: '6', label: 'Your price now' }}
        />
      </Part>
    </PatternPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£1,234.50')).toBeVisible()
    await expect(canvas.getByText(/^1\.234,50\skr\.$/)).toBeVisible()
    await expect(canvas.getByText(/^1\s234,50\skr$/)).toBeVisible()
  },
}
