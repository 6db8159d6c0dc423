import { Button } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { Toasts } from '@shop/ui/feedback/toasts.tsx'
import { belowEachOther } from '@shop/ui/testing/part-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Part } from '../foundations/foundation-page.tsx'
import { Do, DoAndDont, Dont } from './do-and-dont.tsx'
import { PatternPage } from './pattern-page.tsx'
import { messages } from './patterns.ts'

const meta: Meta = { title: 'Patterns/Messages', tags: ['autodocs'] }
export default meta

const Tones = belowEachOther(Alert, {
  'Success: it worked': { tone: 'success', title: 'Your address has been saved.' },
  'Warning: it will cost something': {
    tone: 'warning',
    title: 'Your basket was changed elsewhere',
    children: 'Please look at it again before you pay.',
  },
  'Info: good to know': { tone: 'info', children: 'Delivery takes one day longer this week.' },
})

function Heart() {
  const announcer = useAnnouncer()
  return (
    <div>
      <Button look="secondary" icon="heart" onClick={() => announcer.show({ text: 'Soft domes is now a favourite.' })}>
        Save as a favourite
      </Button>
    </div>
  )
}

/** Success, warning and info: which one, where, and when none. */
export const Messages: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <Toasts closeLabel="Close">
      <PatternPage pattern={messages}>
        <Part title="Three tones">
          <Tones tone="info" />
        </Part>
        <Part title="A toast" note="It confirms a press and leaves by itself, so it says nothing that must be read.">
          <Heart />
        </Part>
        <Part title="Words">
          <DoAndDont>
            <Do why="What has happened, in the past, with the word of the button.">
              <Alert tone="success" title="Your address has been saved." />
            </Do>
            <Dont why="It celebrates, and does not say what was done.">
              <Alert tone="success" title="Success! All done!" />
            </Dont>
          </DoAndDont>
        </Part>
      </PatternPage>
    </Toasts>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a favourite' }))
    await expect(await canvas.findByText('Soft domes is now a favourite.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  },
}
