import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brandOf } from './brand-choice.ts'
import { brands } from './brands.ts'

/** Shows that a story wears the brand in which it is opened. */
const meta: Meta = {
  title: 'Checks/Brand choice',
  tags: ['!dev', '!autodocs'],
  render: () => <p style={{ color: 'var(--color-accent-default)' }}>In the colour of the brand</p>,
}
export default meta

const wearsItsBrand: StoryObj['play'] = async ({ canvas, globals, id }) => {
  const brand = brandOf(String(globals.brand), id, Object.keys(brands))
  await expect(canvas.getByText(/colour/)).toHaveStyle({ color: brands[brand]?.theme.color.accent.default })
}

export const First: StoryObj = { play: wearsItsBrand }
export const Second: StoryObj = { play: wearsItsBrand }
export const Third: StoryObj = { play: wearsItsBrand }
export const Fourth: StoryObj = { play: wearsItsBrand }
