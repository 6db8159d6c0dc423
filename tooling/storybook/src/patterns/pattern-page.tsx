import type { ReactNode } from 'react'
import { Advice } from '../docs/advice.tsx'
import { FoundationPage, Part } from '../foundations/foundation-page.tsx'
import { Files, Rules } from '../guides/rules.tsx'
import type { Pattern } from './pattern.ts'

/** The page of a pattern: when to use it, its rules with examples, and where the code applies the rules. */
export function PatternPage({ pattern, children }: { pattern: Pattern; children: ReactNode }) {
  const { title, lead, use, avoid, instead, rules, code } = pattern
  return (
    <FoundationPage title={title} lead={lead}>
      <Advice use={use} avoid={avoid} instead={instead} />
      <Part title="Rules">
        <Rules of={rules} />
      </Part>
      {children}
      <Part title="In the code" note="Each rule is held by a file. Press a name to copy it.">
        <Files of={code} />
      </Part>
    </FoundationPage>
  )
}
