import { Lead } from '@shop/ui/elements/text.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Title, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { Advice } from '../docs/advice.tsx'
import { Copying, Part } from '../foundations/foundation-page.tsx'
import { Files, Rules } from '../guides/rules.tsx'
import { LinkOfStory } from './pattern-page.tsx'
import type { Pattern } from './pattern.ts'

/** The documentation page of a pattern that is a piece of the shop: its words around its stories. */
export const PatternDocs = ({ pattern, children }: { pattern: Pattern; children: ReactNode }) => (
  <>
    <Title />
    <Unstyled>
      <Stack data-gap="wide">
        <Lead>{pattern.lead}</Lead>
        <Advice use={pattern.use} avoid={pattern.avoid} instead={pattern.instead} Link={LinkOfStory} />
        <Part title="Rules">
          <Rules of={pattern.rules} />
        </Part>
      </Stack>
    </Unstyled>
    <Stack data-gap="wide">
      {children}
      <Unstyled>
        <Copying>
          <Part title="In the code" note="Each rule is held by a file. Press a name to copy it.">
            <Files of={pattern.code} />
          </Part>
        </Copying>
      </Unstyled>
    </Stack>
  </>
)
