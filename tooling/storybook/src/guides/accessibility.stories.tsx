import { Definitions } from '@shop/ui/content/definitions.tsx'
import { Table } from '@shop/ui/content/table.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { space } from '@shop/ui/tokens/theme.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Copy, FoundationPage, Part } from '../foundations/foundation-page.tsx'
import { Do, DoAndDont, Dont } from '../patterns/do-and-dont.tsx'
import { Rules } from './rules.tsx'

const meta: Meta = { title: 'Guides/Accessibility', tags: ['autodocs'] }
export default meta

const measures = {
  Targets: '44 px in both directions, and 8 px between two of that size. 24 px for links in running text.',
  'Contrast of text': '7:1, and 4.5:1 for large bold text.',
  'Contrast of borders and icons': '3:1 where they are needed to understand.',
  Letters: '18 px, and everything still works with letters of twice the size.',
  Width: '320 px without scrolling sideways. Tables become cards.',
  Keyboard: 'Everything, in the order of the page. The focus has two tones and is never covered.',
  Motion: 'Stops with “reduced motion”. Nothing that moves is needed to understand.',
  'Forced colours': 'Borders, icons and the focus stay visible. A colour is never the only sign.',
  Time: 'Nothing that must be read disappears by time. Only a toast leaves by itself.',
}

const checks = [
  ['axe, console and requests of every story', 'tooling/storybook/vitest.config.ts', 'npm test'],
  ['letters of 200 % in every part', 'tooling/storybook/src/docs/large-letters.ts', 'npm test'],
  ['axe on every page and state', 'e2e/page-states.spec.ts', 'npm test'],
  ['44 px targets, 8 px apart', 'e2e/support/checks/targets.ts', 'npm test'],
  ['pages by keyboard alone', 'e2e/keyboard.spec.ts', 'npm test'],
  ['contrast of every pair of colours', 'packages/ui/src/tokens/colour-pairs.ts', 'npm run verify'],
  ['every story in every brand', 'tooling/storybook/vitest.config.ts', 'npm run test:all'],
] as const

const byHand = [
  'Minute 1 and 2. Choose the story, press Tab through it. Can you see where you are, and reach everything?',
  'Minute 3. Enter on links, Enter and Space on buttons, arrows in radio buttons, Esc in dialogs. Where is the focus afterwards?',
  'Minute 4. Text size 200 %, width 320 px. Is anything cut off, or on top of something else?',
  'Minute 5. Longest words. Does a button break into two lines and stay whole?',
  'Minute 6. Forced colours, then reduced motion, in the developer tools of the browser, under Rendering. What disappeared that you needed?',
  'Minute 7 to 9. A screen reader: VoiceOver (Cmd+F5), Narrator (Ctrl+Windows+Enter), TalkBack or Orca. Close your eyes and do the task.',
  'Minute 10. Write the date into the status of the part, only for what you did.',
]

const Targets = styled(Row)`
  &[data-close] {
    gap: ${space[1]};
  }
`

/** Who the customers are, what holds for every part, and how it is checked. */
export const Accessibility: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <FoundationPage
      title="Accessibility"
      lead="Our customers wear hearing aids. Many are over 65, see poorly, have a tremor, use an old phone, and order for a husband or wife. The measure is WCAG 2.2 AA, and AAA where it helps old eyes and hands."
    >
      <Part title="What holds everywhere">
        <Definitions items={Object.entries(measures).map(([term, value]) => ({ key: term, term, value }))} />
      </Part>
      <Part title="Room for a trembling finger">
        <DoAndDont>
          <Do why="8 px or more between two buttons, each at least 44 px high.">
            <Targets>
              <Button>Keep it</Button>
              <Button look="secondary">Remove</Button>
            </Targets>
          </Do>
          <Dont why="Side by side without room, and one of the two cannot be undone.">
            <Targets data-close>
              <Button>Keep it</Button>
              <Button>Remove</Button>
            </Targets>
          </Dont>
        </DoAndDont>
      </Part>
      <Part title="Words for screen readers">
        <Rules
          of={[
            'The visible words are the name. A name that differs cannot be spoken to a phone: “Add to basket: Soft domes” begins with what is seen.',
            'A picture beside its name has an empty alternative. A picture alone says what it is for.',
            'Each page has one h1, and the focus is on it after a navigation. Headings do not skip a level.',
            'What changes without a reload is announced once, politely. An error of a press interrupts.',
            'Colour, place and sound never carry a meaning alone. “The button below” is not an instruction.',
          ]}
        />
      </Part>
      <Part title="Checked by machine" note="At each change. A finding fails the command.">
        <Table
          caption="Checked by machine"
          columns={[
            { key: 'what', title: 'What' },
            { key: 'command', title: 'Command', oneLine: true },
            { key: 'file', title: 'File' },
          ]}
          rows={checks.map(([what, file, command]) => ({
            key: what,
            cells: { what, command, file: <Copy text={file} /> },
          }))}
        />
      </Part>
      <Part
        title="By hand, in ten minutes"
        note="No machine hears whether a page makes sense. No screen reader has been used on the parts yet, and their status says so."
      >
        <Rules of={byHand} />
      </Part>
    </FoundationPage>
  ),
}
