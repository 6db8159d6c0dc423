import { typeScale } from '@shop/ui/tokens/core.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownBrand } from './shown-brand.ts'
import { TypePage } from './type-page.tsx'

const meta: Meta = { title: 'Foundations/Type', tags: ['autodocs'] }
export default meta

/** The two typefaces of the brand and the text sizes, as they are. */
export const Type: StoryObj = {
  tags: ['!dev'],
  render: (_, context) => <TypePage {...shownBrand(context)} />,
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByTestId('size')
    await expect(sizes).toHaveLength(Object.keys(typeScale).length)
    for (const size of sizes) await expect(size).toHaveTextContent(/\d px/)
  },
}
