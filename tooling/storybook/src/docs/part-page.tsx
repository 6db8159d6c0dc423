import { Stack } from '@shop/ui/layout/layout.tsx'
import type { PartGuide, PartStatus } from '@shop/ui/testing/part-page.tsx'
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Primary,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext } from 'react'
import { styled } from 'styled-components'
import { useAppliedBrand } from '../brand-decorator.tsx'
import { PatternDocs } from '../patterns/pattern-docs.tsx'
import { patternOf } from '../patterns/pattern-of.ts'
import { shownChoices } from '../shown-choices.ts'
import { storyName } from '../story-names.ts'
import { FramedStory, frameHeightOf, useShownGlobals, type Story } from './framed-story.tsx'
import { PartAdvice, Status } from './part-blocks.tsx'
import { PartTokens } from './part-tokens.tsx'
import { stageOf } from './part-titles.ts'

interface PartParameters {
  guide?: PartGuide
  status?: PartStatus
}

/**
 * The documentation page of a part: its status and guide, its stories, tokens, advice. A pattern has its words. Other pages keep
 * Storybook's shape.
 */
export function PartPage() {
  const context = useContext(DocsContext)
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { guide, status }: PartParameters = preparedMeta.parameters
  const [first, ...stories] = context
    .componentStoriesFromCSFFile(csfFile)
    .filter(({ tags }) => tags.includes('autodocs'))
  const pattern = patternOf(csfFile.meta.title)
  if (pattern && first)
    return (
      <PatternDocs pattern={pattern}>
        <BrandOf story={first} />
        <Section>
          <h2>See it</h2>
          <Stories of={[first, ...stories]} />
        </Section>
      </PatternDocs>
    )
  if (!guide || !status || !first) return <DocsPage />
  const primaryHeight = frameHeightOf(first)
  return (
    <>
      <BrandOf story={first} />
      <Title />
      <Description of="meta" />
      <Unstyled>
        <Stack data-gap="wide">
          <Status stage={stageOf(csfFile.meta.tags)} {...status} />
          <PartAdvice {...guide} />
        </Stack>
      </Unstyled>
      <Section>
        <h2>Try it</h2>
        {primaryHeight === undefined ? <Primary /> : <FramedStory story={first} height={primaryHeight} />}
        <Props>
          <Controls />
        </Props>
      </Section>
      <Section>
        <h2>See it</h2>
        <Stories of={stories} />
      </Section>
      <Section>
        <h2>Tokens</h2>
        <PartTokens storyId={first.id} />
      </Section>
      {guide.notes && (
        <Section>
          <h2>Good to know</h2>
          <ul>
            {guide.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** Applies the brand of the toolbar to the page itself, because a page may have all its stories in frames. */
function BrandOf({ story }: { story: Story }) {
  useAppliedBrand(shownChoices({ globals: useShownGlobals(story), id: story.id }).brand)
  return null
}

const Stories = ({ of: stories }: { of: readonly Story[] }) =>
  stories.map((story) => {
    const height = frameHeightOf(story)
    return (
      <Fragment key={story.id}>
        <Subheading>{storyName(story.name)}</Subheading>
        {height === undefined ? (
          <Canvas of={story.moduleExport} withToolbar />
        ) : (
          <FramedStory story={story} height={height} />
        )}
      </Fragment>
    )
  })

const Section = styled.section`
  margin-top: 3.5rem;

  > h2 {
    margin-bottom: 1rem;
  }
`

/** The table of props. In a narrow window each prop is a card, because four columns do not fit. */
const Props = styled.div`
  @media (max-width: 47.99em) {
    .docblock-argstable thead {
      display: none;
    }
    .docblock-argstable,
    .docblock-argstable tbody,
    .docblock-argstable tr,
    .docblock-argstable td {
      display: block;
      box-sizing: border-box;
      width: 100%;
      margin-inline: 0;
      overflow-wrap: anywhere;
    }
    .docblock-argstable td {
      /* Stronger than the widths of Storybook's columns. */
      min-width: 100%;
      padding: 0.25rem 0.75rem;
    }
    .docblock-argstable td:first-of-type {
      padding-top: 0.75rem;
    }
    .docblock-argstable td:last-of-type {
      padding-bottom: 0.75rem;
    }
  }
`
