import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { overflowWithLargeLetters } from './large-letters.ts'

/** Tests that a part is noticed that leaves the window with large letters. Hidden from the list of stories. */
const meta: Meta = { title: 'Checks/Large letters', tags: ['!dev', '!autodocs'] }
export default meta

export const NoticesWhatLeavesTheWindow: StoryObj = {
  render: () => <p style={{ width: '80%' }}>Short</p>,
  play: async ({ canvasElement }) => {
    await expect(overflowWithLargeLetters()).toEqual([])
    const wide = document.createElement('div')
    // In the window as it is, and outside with letters of twice the size.
    wide.style.width = `${(document.documentElement.clientWidth / 16) * 0.8}rem`
    wide.textContent = 'Wide'
    canvasElement.append(wide)
    await expect(overflowWithLargeLetters().join()).toContain('Wide')
    await expect(document.documentElement.style.fontSize).toBe('')
    wide.remove()
  },
}
