import { Definitions } from '@shop/ui/content/definitions.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageLink } from '../docs/page-link.tsx'
import { dayOf } from '../docs/part-status.tsx'
import { FoundationPage, Part } from '../foundations/foundation-page.tsx'
import { Rules } from '../guides/rules.tsx'
import { changes } from './changes.ts'

const meta: Meta = { title: 'Welcome', tags: ['autodocs'] }
export default meta

const sections = [
  ['Foundations', 'Colour', 'the tokens of a brand. A press copies a name or a value.'],
  ['Parts', 'Actions/Button', 'when to use each, its states, its tokens, how it was checked.'],
  ['Patterns', 'Forms', 'how the shop solves one thing on all pages, with right and wrong.'],
  ['Guides', 'Voice and wording', 'how the shop speaks, accessibility, adding a brand.'],
] as const

const tools = {
  'Brand and market': 'The look, and the language with its way to write amounts.',
  'Text size and words':
    'Letters of 200 %, and the longest text of each language. The zoom of your browser also moves the layout.',
  Width: 'Four windows, from the narrowest phone to a computer.',
  'All four brands': 'The tab above the page: the same in one frame per brand.',
}

/** What is here, what is new, and how to ask. */
export const Welcome: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <FoundationPage
      title="Welcome"
      lead="Every part, page and mail of the shop, in every brand and market, made of the code that customers get."
    >
      <Part title="What is here" note="Pages and mails stand in the sidebar, too, each in all its states.">
        <ul>
          {sections.map(([section, first, what]) => (
            <li key={section}>
              <PageLink to={`${section}/${first}`}>{section}</PageLink>: {what}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="What is new">
        <Definitions
          items={changes.map(({ day, what, see }) => ({
            key: what,
            term: dayOf(day),
            value: (
              <>
                {what} <PageLink to={see} />
              </>
            ),
          }))}
        />
      </Part>
      <Part title="The toolbar" note="Each choice stands in the address, so that a link shows the same.">
        <Definitions items={Object.entries(tools).map(([term, value]) => ({ key: term, term, value }))} />
      </Part>
      <Part title="How to ask">
        <Rules
          of={[
            'Set brand, market and width until the page shows what you mean, and copy the address.',
            'Write an issue with that address: what you see, what you expected, and for which customer it matters.',
            'A name that you do not know stands in docs/glossary.md.',
            'Reduced motion, forced colours, dark mails: the developer tools of your browser switch them, under Rendering.',
          ]}
        />
      </Part>
    </FoundationPage>
  ),
}
