import { Definitions } from '@shop/ui/content/definitions.tsx'
import { Badge } from '@shop/ui/elements/badge.tsx'
import type { PartStatus } from '@shop/ui/testing/part-page.tsx'
import { STAGES, type Stage } from './part-titles.ts'

/** How far a part is, and how it was checked. What was not checked is said, too. */
export const Status = ({ stage, keyboard, screenReader, tree }: PartStatus & { stage: Stage }) => (
  <Definitions
    columns={4}
    items={[
      { key: 'stage', term: 'Stage', value: <Badge tone={STAGES[stage].tone}>{STAGES[stage].label}</Badge> },
      { key: 'machine', term: 'Checked by machine', value: 'At each change: axe, console, requests, letters of 200 %' },
      { key: 'keyboard', term: 'Checked by keyboard', value: keyboardWords(keyboard) },
      { key: 'reader', term: 'Checked with a screen reader', value: readerWords(screenReader, tree) },
    ]}
  />
)

function keyboardWords(keyboard: PartStatus['keyboard']) {
  if (keyboard === 'static') return 'Nothing to operate'
  return keyboard === 'not yet' ? 'Not yet' : `${dayOf(keyboard)}, repeated at each change`
}

function readerWords(screenReader: PartStatus['screenReader'], tree: PartStatus['tree']) {
  if (screenReader) return dayOf(screenReader)
  return tree ? `Not yet. Read in the accessibility tree, ${dayOf(tree)}` : 'Not yet'
}

/** Returns a day as a reader writes it: "23 November 2026". */
export const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
