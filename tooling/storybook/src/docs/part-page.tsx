import { Stack } from '@shop/ui/layout/layout.tsx'
import type { PartGuide, PartStatus } from '@shop/ui/testing/part-page.tsx'
import {
  Controls,
  Description,
  DocsContext,
  DocsPage,
  DocsStory,
  Primary,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext } from 'react'
import { styled } from 'styled-components'
import { FramedStory, frameHeightOf } from './framed-story.tsx'
import { PartAdvice, Status } from './part-blocks.tsx'
import { stageOf } from './part-titles.ts'

interface PartParameters {
  guide?: PartGuide
  status?: PartStatus
}

/** The documentation page of a part: its status and guide, its stories, advice. Other pages keep Storybook's shape. */
export function PartPage() {
  const context = useContext(DocsContext)
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { guide, status }: PartParameters = preparedMeta.parameters
  if (!guide || !status) return <DocsPage />
  const [first, ...stories] = context
    .componentStoriesFromCSFFile(csfFile)
    .filter(({ tags }) => tags.includes('autodocs'))
  const primaryHeight = first && frameHeightOf(first)
  return (
    <>
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
        {primaryHeight === undefined ? <Primary /> : first && <FramedStory story={first} height={primaryHeight} />}
        <Props>
          <Controls />
        </Props>
      </Section>
      <Section>
        <h2>See it</h2>
        {stories.map((story) => {
          const height = frameHeightOf(story)
          return height === undefined ? (
            <DocsStory key={story.id} of={story.moduleExport} />
          ) : (
            <Fragment key={story.id}>
              <Subheading>{story.name}</Subheading>
              <FramedStory story={story} height={height} />
            </Fragment>
          )
        })}
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
