import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { expect, waitFor } from 'storybook/test'
import { dangersIn, harmlessHtml, hostileHtml } from '../../testing/hostile-html.ts'
import { editorsHtml } from '../../testing/editors-html.ts'
import { largeText, partPage, sideBySide } from '../../testing/part-page.tsx'
import { cleanInBrowser } from './rich-text-browser.ts'
import { RichText } from './rich-text.tsx'

const meta: Meta<typeof RichText> = {
  title: 'Parts/Content/Rich text',
  component: RichText,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { html: harmlessHtml, compact: false },
  parameters: partPage({
    use: 'For texts that editors write: descriptions, guides, terms. It removes all that could do harm.',
    avoid: 'For texts of the shop itself.',
    instead: { 'Content/Lead': 'is for the shop’s own words' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof RichText>

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML
const clean = (html: string) => cleanInBrowser(html, (address) => address)

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  args: { html: `${harmlessHtml}<ol><li>First</li><li>Then</li></ol><blockquote>Every evening.</blockquote>` },
}
export const Hostile: Story = {
  // Some attempts contain pictures that do not exist.
  tags: ['!full-run', '!autodocs'],
  parameters: { expectedComplaint: /broken picture|404 for/ },
  args: { html: `<p>Read <em>this</em></p>${hostileHtml.join('')}` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('em')).not.toBeNull())
    await expect(dangersIn(canvasElement.querySelector('em')?.closest('div')?.innerHTML ?? '')).toEqual([])
    for (const html of hostileHtml) await expect(dangersIn(clean(html))).toEqual([])
    const piece = fc.oneof(fc.constantFrom(...hostileHtml, '<p>', '</p>', '"', '>', '<!--', '-->'), fc.string())
    fc.assert(fc.property(fc.array(piece), (pieces) => dangersIn(clean(pieces.join(''))).length === 0))
    await expect(clean(harmlessHtml)).toBe(harmlessHtml)
    // The server's HTML is what the browser makes of it, so both must be read the same.
    await expect(editorsHtml.map(([html]) => [html, read(clean(html))])).toEqual(editorsHtml)
    await expect(editorsHtml.map(([html, held]) => [html, read(held)])).toEqual(editorsHtml)
    const picture = cleanInBrowser('<img src="/media/a.webp" alt="">', (address) => `https://gateway.example${address}`)
    await expect(picture).toContain('src="https://gateway.example/media/')
  },
}

export const LongTexts: Story = {
  render: sideBySide(RichText, {
    da: { html: '<h2>Vedligeholdelsesvejledning</h2><p>Genopladeligt høreapparatbatteriopbevaringsetui.</p>' },
    sv: { html: '<h2>Rengöringsanvisningar</h2><p>Uppladdningsbar hörapparatsbatteriförvaringsbox.</p>' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
