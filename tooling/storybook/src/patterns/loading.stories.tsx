import { Button } from '@shop/ui/elements/button.tsx'
import { OutlinedLoader } from '@shop/ui/elements/outlined-loader.tsx'
import { Loader, Spinner } from '@shop/ui/elements/spinner.tsx'
import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Part } from '../foundations/foundation-page.tsx'
import { Do, DoAndDont, Dont } from './do-and-dont.tsx'
import { PatternPage } from './pattern-page.tsx'
import { loading } from './patterns.ts'

const meta: Meta = { title: 'Patterns/Loading', tags: ['autodocs'] }
export default meta

const Rows = () => (
  <Stack>
    <Skeleton $width="60%" />
    <Skeleton $height="3rem" />
    <Skeleton $height="3rem" />
  </Stack>
)

/** Words, outlines and busy buttons. With reduced motion they rest. */
export const Loading: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <PatternPage pattern={loading}>
      <Part
        title="Outlines, where the form is known"
        note="After ten seconds a line about the slow connection appears."
      >
        <OutlinedLoader label="Loading your orders" late="This is taking longer than usual.">
          <Rows />
        </OutlinedLoader>
      </Part>
      <Part title="A word, where the form is not known">
        <Loader label="We are opening the payment." />
      </Part>
      <Part title="A press">
        <DoAndDont>
          <Do why="The button says what it does. The page stays as it is.">
            <div>
              <Button busy>Saving</Button>
            </div>
          </Do>
          <Dont why="A spinner alone says nothing to screen readers, and nothing about what is awaited.">
            <Spinner />
          </Dont>
        </DoAndDont>
      </Part>
    </PatternPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your orders').closest('output')).not.toBeNull()
  },
}
