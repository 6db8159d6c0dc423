import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { useContext, type ReactNode } from 'react'
import { Part } from '../foundations/foundation-page.tsx'
import { patternOf } from '../patterns/pattern-of.ts'
import { PatternPage } from '../patterns/pattern-page.tsx'
import { PartPage, Stories } from './part-page.tsx'
import { useShownBrand, useShownGlobals, type Story } from './shown-globals.ts'

/** The documentation page of a file of stories, in the look of the brand in the toolbar. */
export function DocsPage() {
  const context = useContext(DocsContext)
  const { csfFile } = useOf('meta', ['meta'])
  useShownBrand()
  const stories = context.componentStoriesFromCSFFile(csfFile).filter(({ tags }) => tags.includes('autodocs'))
  const pattern = patternOf(csfFile.meta.title)
  // A story that the sidebar hides is a whole page.
  const page = stories.find(({ tags }) => !tags.includes('dev'))
  return (
    <Unstyled>
      {page ? (
        <WholePage story={page} />
      ) : pattern ? (
        <PatternPage pattern={pattern}>
          <Part title="See it">
            <Stories of={stories} />
          </Part>
        </PatternPage>
      ) : (
        <PartPage stories={stories} />
      )}
    </Unstyled>
  )
}

interface PageStory {
  render: (args: object, context: { globals: object; id: string }) => ReactNode
}

/** Renders at once, and not as Storybook renders stories, because the list of contents is read when the page appears. */
function WholePage({ story: { moduleExport, id } }: { story: Story }) {
  const { render }: PageStory = moduleExport
  return render({}, { globals: useShownGlobals(), id })
}
