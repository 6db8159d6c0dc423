import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { watchStory } from './story-watch.ts'

/** Shows nothing to people: it shows that what is wrong with a story is noticed. */
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
      console.error('Nobody expected', 'this')
      picture.src = './no-such-picture.webp'
      canvasElement.append(picture)
      await fetch('http://127.0.0.1:9/outside').catch(() => undefined)
      const complaints = (await watch.complaints()).join('\n')
      for (const words of ['console: Nobody expected this', 'no-such-picture.webp', 'http://127.0.0.1:9/outside']) {
        await expect(complaints).toContain(words)
      }
      await expect(reported).toEqual([['Nobody expected', 'this']])
    } finally {
      watch.stop()
      console.error = error
      picture.remove()
      performance.clearResourceTimings()
    }
  },
}
