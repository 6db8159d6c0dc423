import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { brandOf } from '../brand-choice.ts'
import { brands, markets } from '../brands.ts'
import { FittedFrame } from '../fitted-frame.tsx'

/** Returns the story of a mail as the gateway sends it, in the brand and the language of the toolbar. */
export const mailStory = (kind: string): StoryObj => ({
  render: (_args, { globals, id }) => {
    const brand = brandOf(String(globals['brand']), id, Object.keys(brands))
    const language = (markets[String(globals['market'])] ?? 'en').slice(0, 2)
    return (
      <FittedFrame
        title={`Mail: ${kind}`}
        src={`${import.meta.env.BASE_URL}mails/${brand}-${language}-${kind}.html`}
        colorScheme={globals['mails'] === 'dark' ? 'dark' : 'light'}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')
    await waitFor(() => expect(frame?.contentDocument?.querySelector('h1')).toBeTruthy())
    await waitFor(() => {
      const missing = [...(frame?.contentDocument?.images ?? [])].filter(({ naturalWidth }) => naturalWidth === 0)
      return expect(missing.map(({ src }) => src)).toEqual([])
    })
  },
})
