import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { watchStory } from './story-watch.ts'

/** Tests that errors of a story are noticed. Hidden from the list of stories. */
const meta: Meta = { title: 'Checks/Story watch', tags: ['!dev', '!autodocs'], render: () => <p>All is well</p> }
export default meta

export const NoticesWhatIsWrong: StoryObj = {
  play: async ({ canvasElement }) => {
    const reported: unknown[][] = []
    const { error } = console
    console.error = (...words) => void reported.push(words)
    const watch = watchStory()
    const picture = document.createElement('img')
    try {
      await expect(await watch.complaints()).toEqual([])
      console.error('An unexpected', 'error')
      picture.src = './no-such-picture.webp'
      canvasElement.append(picture)
      await fetch('http://127.0.0.1:9/outside').catch(() => undefined)
      const complaints = (await watch.complaints()).join('\n')
      for (const words of ['console: An unexpected error', 'no-such-picture.webp', 'http://127.0.0.1:9/outside']) {
        await expect(complaints).toContain(words)
      }
      await expect(reported).toEqual([['An unexpected', 'error']])
    } finally {
      watch.stop()
      console.error = error
      picture.remove()
      performance.clearResourceTimings()
    }
  },
}
