import { Halves, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import type { PartGuide } from '@shop/ui/testing/part-page.tsx'
import type { ComponentType } from 'react'

interface AdviceProps extends Required<Pick<PartGuide, 'use' | 'avoid' | 'instead'>> {
  /** A link to the page whose title ends so. Pages of documents and stories link differently. */
  Link: ComponentType<{ to: string }>
}

/** When to use a part or a pattern, when not, and what instead. */
export function Advice({ use, avoid, instead, Link }: AdviceProps) {
  const others = Object.entries(instead)
  return (
    <Halves>
      <Panel>
        <Stack data-gap="tight">
          <h2>When to use</h2>
          <p>{use}</p>
        </Stack>
      </Panel>
      <Panel data-surface="sunken">
        <Stack data-gap="tight">
          <h2>When not to use</h2>
          <p>{avoid}</p>
          {others.length > 0 && (
            <>
              <p>Use instead:</p>
              <ul>
                {others.map(([title, when]) => (
                  <li key={title}>
                    <Link to={title} />, {when}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Stack>
      </Panel>
    </Halves>
  )
}
