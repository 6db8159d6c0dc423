import { setShownTexts } from '@shop/features/testing/story-setting.ts'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { BrandDecorator } from '../src/brand-decorator.tsx'
import { designersControls } from '../src/docs/controls.ts'
import { overflowWithLargeLetters } from '../src/docs/large-letters.ts'
import { steadyRenderer } from '../src/docs/steady-renderer.ts'
import { shownChoices } from '../src/shown-choices.ts'
import { watchStory } from '../src/story-watch.ts'
import { globalTypes, initialGlobals, viewports } from '../src/toolbar.ts'

// Long, because the machine may be busy. Waiting ends as soon as the expectation holds.
configure({ asyncUtilTimeout: 15_000 })

let watch: ReturnType<typeof watchStory> | undefined

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { disableSaveFromUI: true },
    docs: { renderer: () => steadyRenderer(), toc: { title: 'On this page', headingSelector: 'h2[id]' } },
    options: {
      // The list stands here, because Storybook reads it without running this file.
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Spacing', 'Radius', 'Elevation', 'Icons', 'Illustrations', 'Word marks'],
          'Parts',
          'Patterns',
          ['Forms', 'Errors', 'Prices', 'Messages', 'Empty states', 'Loading', 'Dialogs'],
          'Pages',
          'Mails',
          'Guides',
          ['Add a brand', 'Voice and wording', 'Accessibility', 'Pages of parts'],
        ],
      },
    },
  },
  argTypesEnhancers: [designersControls],
  globalTypes,
  initialGlobals,
  beforeEach: (story) => {
    setShownTexts(shownChoices(story))
    watch = watchStory()
    return watch.stop
  },
  // Fails the story for each problem, unless it matches the story's parameter `expectedComplaint`, a regular expression.
  afterEach: async ({ parameters: { expectedComplaint, guide } }) => {
    const all = [
      ...((await watch?.complaints()) ?? []),
      // Designers see the part as it is, in any frame.
      ...(guide && import.meta.env.STORYBOOK_TEST ? overflowWithLargeLetters() : []),
    ]
    const complaints = all.filter((one) => !(expectedComplaint instanceof RegExp && expectedComplaint.test(one)))
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  },
  decorators: [
    (Story, { globals, id }) => (
      <BrandDecorator {...shownChoices({ globals, id })}>
        <Story />
      </BrandDecorator>
    ),
  ],
}

export default preview
