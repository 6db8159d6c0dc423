import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { CompactLines } from './compact-lines.tsx'
import type { CompactLine } from './compact-lines.tsx'
import { SummaryRows, type SummaryRow } from './summary-rows.tsx'
import { belowTablet } from '../../tokens/core.ts'
import { color, elevation, shape, space, type } from '../../tokens/theme.ts'

interface MiniCartProps {
  title: ReactNode
  /** The name of the list for screen readers. */
  label: string
  lines: readonly CompactLine[]
  /** A mark beside the title, such as "Added". Its place stays free while `isMarked` is false. */
  mark?: ReactNode
  isMarked?: boolean
  /** The delivery and the total. */
  totals?: readonly SummaryRow[]
  /** A text above the totals, such as what is missing to free delivery. */
  note?: ReactNode
  /** Links to the cart or to continue shopping. With `data-pair` two of them stand side by side. */
  actions: ReactNode
}

/** A summary of the cart: below the header's link, or at the foot of a phone. */
export function MiniCart({ title, label, lines, mark, isMarked = false, totals = [], note, actions }: MiniCartProps) {
  return (
    <Box>
      <Head>
        {title}
        {mark && <Mark data-shown={isMarked || undefined}>{mark}</Mark>}
      </Head>
      {lines.length > 0 && <CompactLines label={label} lines={lines} scrollable />}
      {note}
      {totals.length > 0 && <SummaryRows rows={totals} />}
      <Actions>{actions}</Actions>
    </Box>
  )
}

const deaf = keyframes`from, to { pointer-events: none; }`

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  /* Below the header. The list gives way first, so that the buttons stay in the window. */
  max-height: calc(100dvh - 9rem);
  overflow: auto;
  padding: ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.panel};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${elevation.floating};

  > ul {
    min-height: 5rem;
  }

  /* A second tap on what was below must not press what has just appeared. This is no motion, so it always applies. */
  a,
  button {
    animation: ${deaf} 400ms !important;
  }

  ${belowTablet} {
    max-height: 90dvh;
    padding-bottom: max(${space[5]}, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    > ul[data-scrollable] {
      max-height: min(25rem, 30dvh);
    }
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};

  h2 {
    font-size: ${type.h3};

    ${belowTablet} {
      font-size: ${type.h4};
    }
  }
`
const Mark = styled.span`
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }
`
const Actions = styled.div`
  display: grid;
  gap: ${space[3]};

  [data-pair] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};

    > * {
      flex: 1 1 auto;
      padding-inline: ${space[3]};
    }
  }
`
