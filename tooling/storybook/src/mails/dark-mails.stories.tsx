import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { mailStory } from './mail-story.tsx'

/** Tests that the toolbar darkens mails. Hidden from the list of stories. */
const meta: Meta = { title: 'Checks/Dark mails', tags: ['!dev', '!autodocs'] }
export default meta

const confirmation = mailStory('confirmation')

/** Returns the sum of red, green and blue behind a mail: 765 is white. */
function lightness(canvasElement: HTMLElement) {
  const body = canvasElement.querySelector('iframe')?.contentDocument?.body
  const [red = 0, green = 0, blue = 0] = (body ? getComputedStyle(body).backgroundColor : '').match(/\d+/g) ?? []
  return Number(red) + Number(green) + Number(blue)
}

export const Light: StoryObj = {
  ...confirmation,
  globals: { mails: 'light' },
  play: async (context) => {
    await confirmation.play?.(context)
    await waitFor(() => expect(lightness(context.canvasElement)).toBeGreaterThan(600))
  },
}

export const Dark: StoryObj = {
  ...confirmation,
  globals: { mails: 'dark' },
  play: async (context) => {
    await confirmation.play?.(context)
    await waitFor(() => expect(lightness(context.canvasElement)).toBeLessThan(300))
  },
}
