import { Definitions } from '@shop/ui/content/definitions.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage, Part } from '../foundations/foundation-page.tsx'
import { Files, Rules } from './rules.tsx'

const meta: Meta = { title: 'Guides/Pages of parts', tags: ['autodocs'] }
export default meta

const stories = {
  Example: 'The part once, with controls for words, icons, choices and switches. Callbacks and elements have none.',
  States: 'All states side by side. Its play function presses the keys.',
  'Long texts': 'The longest Danish and Swedish words.',
  'Large text': 'The same with letters of 200 %.',
}

const compared = {
  Button: 'GOV.UK, Polaris, Carbon',
  'Text field, Select, Radio cards, Pagination': 'GOV.UK',
  Checkbox: 'Polaris',
  'Dialog, Alert': 'Carbon, Primer',
  Forms: 'Primer, GOV.UK',
  Errors: 'Polaris, GOV.UK',
}

/** What a part's page holds, and which design systems it was held beside. */
export const PagesOfParts: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <FoundationPage
      title="Pages of parts"
      lead="Each component of packages/ui has one page, Parts/<group>/<its name in words>, from one file of stories beside it. A new component needs its page before npm run verify passes."
    >
      <Part title="The stories">
        <Definitions items={Object.entries(stories).map(([term, value]) => ({ key: term, term, value }))} />
      </Part>
      <Part title="What the page says">
        <Rules
          of={[
            'When to use the part, when not, and what instead: data of the story file, so that a type and a test find a missing chapter and a dead link.',
            'The status is honest. A date of the keyboard stands only where a play function presses keys. No screen reader has been used yet, and each page says so.',
            'The tokens are read from the styles on screen, in all variants and in the brand of the toolbar. A list would go out of date.',
            'No drawing of a part’s anatomy: props and live states show the same, and stay right.',
            'No research, because we have none yet. A page must not pretend to.',
          ]}
        />
      </Part>
      <Part
        title="Held beside other design systems"
        note="In November 2026. Facts were taken over as rules, no sentences. A rule helps a shopper over 65 rather than an expert at a daily tool."
      >
        <Definitions items={Object.entries(compared).map(([term, value]) => ({ key: term, term, value }))} />
      </Part>
      <Part title="In the code" note="Press a name to copy it.">
        <Files
          of={{
            'packages/ui/src/testing/part-page.tsx': 'the guide and the status of a part',
            'tooling/storybook/src/docs/part-page.tsx': 'the one shape of all pages',
            'tooling/storybook/src/docs/part-pages.test.ts':
              'finds a component without a page, and a page without proof',
          }}
        />
      </Part>
    </FoundationPage>
  ),
}
