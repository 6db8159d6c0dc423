import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { expect, waitFor } from 'storybook/test'
import { dangers, harmless, hostile } from './rich-text-attacks.ts'
import { cleanInBrowser } from './rich-text-browser.ts'
import { RichText } from './rich-text.tsx'

const meta: Meta<typeof RichText> = { title: 'Content/Rich text', component: RichText, args: { html: harmless } }
export default meta
type Story = StoryObj<typeof RichText>

export const Written: Story = {
  args: { html: `${harmless}<ol><li>First</li><li>Then</li></ol><blockquote>Every evening.</blockquote>` },
}
export const Hostile: Story = {
  args: { html: `<p>Read <em>this</em></p>${hostile.join('')}` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('em')).not.toBeNull())
    await expect(dangers(canvasElement.querySelector('em')?.closest('div')?.innerHTML ?? '')).toEqual([])
    for (const html of hostile) await expect(dangers(cleanInBrowser(html))).toEqual([])
    const piece = fc.oneof(fc.constantFrom(...hostile, '<p>', '</p>', '"', '>', '<!--', '-->'), fc.string())
    fc.assert(fc.property(fc.array(piece), (pieces) => dangers(cleanInBrowser(pieces.join(''))).length === 0))
    await expect(cleanInBrowser(harmless)).toBe(harmless)
  },
}
