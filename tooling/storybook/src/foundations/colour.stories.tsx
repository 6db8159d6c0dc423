import { contrastRatio } from '@shop/ui/tokens/contrast.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ColourPage } from './colour-page.tsx'
import { shownBrand } from './shown-brand.ts'

const meta: Meta = { title: 'Foundations/Colour', tags: ['autodocs'] }
export default meta

/** Every colour by role, and every pair that meets on a page with its contrast. */
export const Colour: StoryObj = {
  tags: ['!dev'],
  render: (_, context) => <ColourPage {...shownBrand(context)} />,
  play: async ({ canvas, globals, id }) => {
    const { theme } = shownBrand({ globals, id })
    const pair = canvas.getByText('accent.on on accent.default').closest('li')
    const ratio = contrastRatio(theme.color.accent.on, theme.color.accent.default)
    await expect(pair).toHaveTextContent(`${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`)
    await expect(pair).toHaveTextContent('passes 7:1')
  },
}
