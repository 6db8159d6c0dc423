import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FittedFrame } from '../fitted-frame.tsx'
import { shownChoices } from '../shown-choices.ts'

/** Returns the story of a mail as the gateway sends it, in the brand and the language of the toolbar. */
export const mailStory = (kind: string): StoryObj => ({
  render: (_args, { globals, id }) => {
    const { brand, culture } = shownChoices({ globals, id })
    return (
      <FittedFrame
        title={`Mail: ${kind}`}
        src={`${import.meta.env.BASE_URL}mails/${brand}-${culture.slice(0, 2)}-${kind}.html`}
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
