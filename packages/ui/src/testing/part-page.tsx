import type { Parameters } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { expect, userEvent } from 'storybook/test'
import { from } from '../tokens/core.ts'
import { color, space, type } from '../tokens/theme.ts'

/** When to use a part. Storybook shows it on the part's page. */
export interface PartGuide {
  /** When to use the part. */
  use: string
  /** When not to use it. */
  avoid: string
  /** The parts to use instead, by the end of their title ("Actions/Button link"), each with its case. */
  instead?: Readonly<Record<string, string>>
  /** Advice on the use, such as its wording. */
  notes?: readonly string[]
}

/**
 * How a part was checked besides axe, console and requests, which every test run checks. A date means: checked on this day.
 * `static` parts have nothing to operate. For the keyboard, a play function of the page repeats the check.
 */
export interface PartStatus {
  keyboard: `${number}-${number}-${number}` | 'static' | 'not yet'
  screenReader?: `${number}-${number}-${number}`
  /** Name, role, state and order were read in the browser's accessibility tree. No screen reader was used for it. */
  tree?: `${number}-${number}-${number}`
}

/** Returns the parameters of a part's page. */
export const partPage = ({ keyboard, screenReader, tree, ...guide }: PartGuide & PartStatus) => ({
  guide,
  status: { keyboard, ...(screenReader && { screenReader }), ...(tree && { tree }) },
})

type Cases<Props> = Readonly<Record<string, Partial<Props>>>

/** Returns a renderer that shows a part once for each set of props, with its name above. They override the story's args. */
export const sideBySide =
  <Props extends object>(Part: ComponentType<Props>, cases: Cases<Props>) =>
  (args: Props) => <Specimens of={specimensOf(Part, cases, args)} />

/** The same for wide parts, one below the other. */
export const belowEachOther =
  <Props extends object>(Part: ComponentType<Props>, cases: Cases<Props>) =>
  (args: Props) => <Specimens wide of={specimensOf(Part, cases, args)} />

const specimensOf = <Props extends object>(Part: ComponentType<Props>, cases: Cases<Props>, args: Props) =>
  Object.fromEntries(Object.entries(cases).map(([name, props]) => [name, <Part key={name} {...args} {...props} />]))

interface SpecimensProps {
  /** The pieces by name. The names `da` and `sv` set the language of the piece. */
  of: Readonly<Record<string, ReactNode>>
  /** Shows each in a row of its own. */
  wide?: boolean
}

/** Shows pieces of the shop beside each other, each below its name. */
export const Specimens = ({ of, wide = false }: SpecimensProps) => (
  <Grid data-wide={wide || undefined}>
    {Object.entries(of).map(([name, specimen]) => (
      <div key={name} lang={LANGUAGES[name] && name}>
        <Name lang="en">{LANGUAGES[name] ?? name}</Name>
        {specimen}
      </div>
    ))}
  </Grid>
)

/** Returns a part that keeps the value a visitor gives it, until the story passes another one. */
export const withValue = <Props extends { value: unknown; onChange: (value: never) => void }>(
  Part: ComponentType<Props>,
) =>
  function Valued(props: Props) {
    const [given, setGiven] = useState(props.value)
    const [value, setValue] = useState(props.value)
    if (given !== props.value) {
      setGiven(props.value)
      setValue(props.value)
    }
    return <Part {...props} value={value} onChange={setValue} />
  }

/** A play function: moves the focus by Tab through the story's links, buttons and fields, in the page's order. */
export async function tabsThrough({ canvasElement }: { canvasElement: HTMLElement }) {
  const stops = [...canvasElement.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const reachable = stops.filter(
    (stop) => stop.checkVisibility() && !stop.closest('[inert]') && isFirstOfItsGroup(stop),
  )
  await expect(reachable.length).toBeGreaterThan(0)
  for (const stop of reachable) {
    await userEvent.tab()
    await expect(document.activeElement).toBe(stop)
  }
}

const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]']
  .map((name) => `${name}:not(:disabled)`)
  .join()

/** Radio buttons of one name are one stop: the chosen one, or the first. */
function isFirstOfItsGroup(stop: HTMLElement) {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return true
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(stop.name)}"]`)]
  return stop === (group.find(({ checked }) => checked) ?? group[0])
}

/** The brand's dark surface, as in the footer. */
export const OnBrand = ({ children }: { children: ReactNode }) => <Brand data-surface="brand">{children}</Brand>

/** Shows the stories of a page in frames of their own. For parts that have a fixed place in the window. */
export const framed = (height: string) => ({ story: { inline: false, height } })

const LANGUAGES: Readonly<Partial<Record<string, string>>> = { da: 'Longest Danish', sv: 'Longest Swedish' }

/** Returns a story with letters of twice the size. */
export const largeText = <Story extends { parameters?: Parameters }>(story: Story) => ({
  ...story,
  parameters: { ...story.parameters, docs: framed('32rem') },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
})

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  align-items: start;

  ${from.tablet} {
    &:not([data-wide]) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    }
  }
`
const Name = styled.p`
  margin-bottom: ${space[3]};
  font-size: ${type.small};
  color: ${color.text.muted};
`
const Brand = styled.div`
  padding: ${space[5]};
  background: ${color.footer.bg};
  color: ${color.footer.fg};
`
