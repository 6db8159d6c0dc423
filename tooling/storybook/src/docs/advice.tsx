import { Halves, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import type { PartGuide } from '@shop/ui/testing/part-page.tsx'
import { PageLink } from './page-link.tsx'

/** When to use a part or a pattern, when not, and what instead: a part ("Forms/Field") or a pattern ("Errors"). */
export function Advice({ use, avoid, instead = {} }: Pick<PartGuide, 'use' | 'avoid' | 'instead'>) {
  const others = Object.entries(instead)
  return (
    <Halves>
      <Panel>
        <Stack gap="tight">
          <h2>When to use</h2>
          <p>{use}</p>
        </Stack>
      </Panel>
      <Panel surface="sunken">
        <Stack gap="tight">
          <h2>When not to use</h2>
          <p>{avoid}</p>
          {others.length > 0 && (
            <>
              <p>Use instead:</p>
              <ul>
                {others.map(([title, when]) => (
                  <li key={title}>
                    <PageLink to={`${title.includes('/') ? 'Parts' : 'Patterns'}/${title}`} />, {when}
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
