import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { storyPictures } from '@shop/ui/testing/story-fixtures.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Part } from '../foundations/foundation-page.tsx'
import { Do, DoAndDont, Dont } from './do-and-dont.tsx'
import { PatternPage } from './pattern-page.tsx'
import { emptyStates } from './patterns.ts'

const meta: Meta = { title: 'Patterns/Empty states', tags: ['autodocs'] }
export default meta

/** A list without content that says how to fill it. */
export const EmptyStates: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <PatternPage pattern={emptyStates}>
      <Part title="As it should be">
        <EmptyState
          title={<h3>You have no favourites yet.</h3>}
          picture={<img src={storyPictures.battery} alt="" />}
          action={<ButtonLink href="#shop">Continue shopping</ButtonLink>}
        >
          Press the heart next to a product, and you will find it here.
        </EmptyState>
      </Part>
      <Part title="A search that found nothing">
        <DoAndDont>
          <Do why="It repeats what was searched, and gives two ways on.">
            <EmptyState
              title={<h3>We found nothing for “battrey”</h3>}
              action={
                <Row>
                  <StandaloneLink href="#contact">Write to us</StandaloneLink>
                  <StandaloneLink href="tel:+442079460018">Call us: 020 7946 0018</StandaloneLink>
                </Row>
              }
            >
              Check the spelling, try a shorter word or an item number, or ask us. We are glad to help.
            </EmptyState>
          </Do>
          <Dont why="A dead end. The slip of the finger stays unseen.">
            <EmptyState title={<h3>No results</h3>}>0 items</EmptyState>
          </Dont>
        </DoAndDont>
      </Part>
    </PatternPage>
  ),
}
