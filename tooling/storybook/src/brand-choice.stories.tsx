import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brandOf } from './brand-choice.ts'
import { brands } from './brands.ts'

/** Tests that a story has the colours of the brand in which it is opened. */
const meta: Meta = {
  title: 'Checks/Brand choice',
  tags: ['!dev', '!autodocs'],
  render: () => <p style={{ color: 'var(--color-accent-default)' }}>In the colour of the brand</p>,
}
export default meta

const hasItsBrand: StoryObj['play'] = async ({ canvas, globals, id }) => {
  const brand = brandOf(String(globals.brand), id, Object.keys(brands))
  await expect(canvas.getByText(/colour/)).toHaveStyle({ color: brands[brand]?.theme.color.accent.default })
}

export const First: StoryObj = { play: hasItsBrand }
export const Second: StoryObj = { play: hasItsBrand }
export const Third: StoryObj = { play: hasItsBrand }
export const Fourth: StoryObj = { play: hasItsBrand }
