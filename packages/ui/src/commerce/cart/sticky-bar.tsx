import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { belowTablet, from, layer } from '../../tokens/core.ts'
import { color, font, type } from '../../tokens/theme.ts'
import { Container } from '../../layout/layout.tsx'

interface StickyBarProps {
  /** The name of the bar for screen readers. */
  label: string
  /** The word before the total, or the name of what the bar buys. */
  totalLabel: ReactNode
  /** The formatted total. */
  total: ReactNode
  /** Short texts above, such as what delivery costs. */
  notes?: ReactNode
  /** Shows the bar on phones and tablets alone, where columns are below each other. */
  narrow?: boolean
  /** The main button. */
  children: ReactNode
}

/** A bar at the bottom of the window with the total and the main button. For while the summary is out of view. */
export function StickyBar({ label, totalLabel, total, notes, narrow, children }: StickyBarProps) {
  const bar = useRef<HTMLElement>(null)
  // After each change, because the notes change the height.
  useEffect(() => keepFocusAbove(bar.current))
  return (
    <Bar ref={bar} aria-label={label} data-narrow={narrow} data-screen-only>
      <Line>
        {notes && <Notes>{notes}</Notes>}
        {(totalLabel || total) && (
          <Sum>
            <span>{totalLabel}</span> <b>{total}</b>
          </Sum>
        )}
        {children}
      </Line>
    </Bar>
  )
}

/** The part of the window that the bar may cover. With large letters it would cover more. */
const MOST_OF_WINDOW = 0.45

// Prevents the bar from covering the focused element or the end of the page, and most of a small window. What is below has the
// same button.
function keepFocusAbove(bar: HTMLElement | null) {
  const whole = bar?.offsetHeight ?? 0
  const isTooHigh = whole > innerHeight * MOST_OF_WINDOW
  bar?.toggleAttribute('data-too-high', isTooHigh)
  const height = isTooHigh ? 0 : whole
  document.documentElement.style.scrollPaddingBottom = `${height + 16}px`
  document.body.style.paddingBottom = `${height}px`
  return () => {
    document.documentElement.style.scrollPaddingBottom = ''
    document.body.style.paddingBottom = ''
  }
}

const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.stickyBar};
  border-top: 1px solid ${color.border.default};
  background: ${color.surface.raised};
  box-shadow: 0 -10px 30px -12px rgb(10 25 35 / 25%);

  &[data-too-high] {
    visibility: hidden;
  }

  ${from.desktop} {
    &[data-narrow] {
      display: none;
    }
  }
`
const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  padding-block: 0.75rem;

  /* On one line if there is room, else on two lines, else below the price. */
  > a,
  > button {
    flex: 100 1 auto;
    width: min-content;
    max-width: 21.25rem;
    padding-inline: 1rem;
  }
  [data-narrow] > & > button {
    max-width: max-content;
  }
  > :only-child {
    margin-left: auto;
  }
  ${belowTablet} {
    > :only-child {
      max-width: none;
    }
  }
`
const Notes = styled.p`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  font-size: ${type.small};
  line-height: 1.3;
`
const Sum = styled.p`
  flex: 1 1 auto;
  font-size: ${type.small};
  line-height: 1.2;

  [data-narrow] & {
    flex: 1 0 auto;
    white-space: nowrap;
  }
  > span {
    display: block;
  }
  /* A long name is cut, because more lines would cover more of the page. */
  [data-narrow] & > span {
    width: 0;
    min-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  b {
    display: block;
    font-family: ${font.price};
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
  }
`
