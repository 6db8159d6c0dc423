import type { PartGuide, PartStatus } from '@shop/ui/testing/part-page.tsx'
import { Canvas, Controls, Primary, useOf } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { FoundationPage, Part } from '../foundations/foundation-page.tsx'
import { Rules } from '../guides/rules.tsx'
import { storyName } from '../story-names.ts'
import { Advice } from './advice.tsx'
import { FramedStory, frameHeightOf } from './framed-story.tsx'
import { Status } from './part-status.tsx'
import { nameOf, stageOf } from './part-titles.ts'
import { PartTokens } from './part-tokens.tsx'
import type { Story } from './shown-globals.ts'

interface PartParameters {
  guide?: PartGuide
  status?: PartStatus
  docs?: { extractComponentDescription?: (component: unknown) => string }
}

/** The documentation page of a part: its status and guide, its stories, tokens, advice. */
export function PartPage({ stories: [first, ...stories] }: { stories: readonly Story[] }) {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { guide, status, docs }: PartParameters = preparedMeta.parameters
  if (!guide || !status || !first) return null
  const primaryHeight = frameHeightOf(first)
  return (
    <FoundationPage
      title={nameOf(csfFile.meta.title)}
      lead={(docs?.extractComponentDescription?.(preparedMeta.component) ?? '').replaceAll('`', '')}
    >
      <Status stage={stageOf(csfFile.meta.tags)} {...status} />
      <Advice {...guide} />
      <Part title="Try it">
        {primaryHeight === undefined ? <Primary /> : <FramedStory story={first} height={primaryHeight} />}
        <Props>
          <Controls />
        </Props>
      </Part>
      <Part title="See it">
        <Stories of={stories} />
      </Part>
      <Part title="Tokens">
        <PartTokens storyId={first.id} />
      </Part>
      {guide.notes && (
        <Part title="Good to know">
          <Rules of={guide.notes} />
        </Part>
      )}
    </FoundationPage>
  )
}

/** Stories one below the other, each below its name. */
export const Stories = ({ of: stories }: { of: readonly Story[] }) =>
  stories.map((story) => {
    const height = frameHeightOf(story)
    return (
      <Fragment key={story.id}>
        <h3>{storyName(story.name)}</h3>
        {height === undefined ? (
          <Canvas of={story.moduleExport} withToolbar />
        ) : (
          <FramedStory story={story} height={height} />
        )}
      </Fragment>
    )
  })

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
