import { Halves, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { Definitions } from '@shop/ui/content/definitions.tsx'
import type { ReactNode } from 'react'
import { CopyName, FoundationPage, Part } from '../foundations/foundation-page.tsx'
import { nameOf, pageOf } from '../docs/part-titles.ts'
import { Rules } from '../guides/rules.tsx'
import type { Pattern } from './pattern.ts'

/** The page of a pattern: when to use it, its rules, right and wrong use, and where the code holds the rules. */
export function PatternPage({ pattern, children }: { pattern: Pattern; children: ReactNode }) {
  const { title, lead, use, avoid, instead, rules, code } = pattern
  return (
    <FoundationPage title={title} lead={lead}>
      <Halves>
        <Panel>
          <h2>When to use</h2>
          <p>{use}</p>
        </Panel>
        <Panel data-surface="sunken">
          <Stack data-gap="tight">
            <h2>When not to use</h2>
            <p>{avoid}</p>
            <p>Use instead:</p>
            <ul>
              {Object.entries(instead).map(([page, when]) => (
                <li key={page}>
                  <a href={pageOf(page)} target="_top">
                    {nameOf(page)}
                  </a>
                  , {when}
                </li>
              ))}
            </ul>
          </Stack>
        </Panel>
      </Halves>
      <Part title="Rules">
        <Rules of={rules} />
      </Part>
      {children}
      <Part title="In the code" note="Each rule is held by a file. Press a name to copy it.">
        <Definitions
          items={Object.entries(code).map(([file, what]) => ({
            key: file,
            term: what,
            value: <CopyName text={file} />,
          }))}
        />
      </Part>
    </FoundationPage>
  )
}
