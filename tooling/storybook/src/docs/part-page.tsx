import { Stack } from '@shop/ui/layout/layout.tsx'
import type { PartGuide, PartStatus } from '@shop/ui/testing/part-page.tsx'
import {
  Controls,
  Description,
  DocsContext,
  DocsPage,
  DocsStory,
  Primary,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
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
  const [, ...stories] = context.componentStoriesFromCSFFile(csfFile).filter(({ tags }) => tags.includes('autodocs'))
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
      <section>
        <h2>Try it</h2>
        <Primary />
        <Controls />
      </section>
      <section>
        <h2>See it</h2>
        {stories.map(({ id, moduleExport }) => (
          <DocsStory key={id} of={moduleExport} />
        ))}
      </section>
      {guide.notes && (
        <section>
          <h2>Good to know</h2>
          <ul>
            {guide.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
