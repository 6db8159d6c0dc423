import type { ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { Columns } from '../../layout/layout.tsx'
import { space } from '../../tokens/theme.ts'

interface PrintSheetProps {
  title: ReactNode
  date?: ReactNode
  logo: ReactNode
  /** Delivery and invoice address, delivery and payment method. */
  blocks: readonly { key: string; title: ReactNode; text: ReactNode }[]
  /** The lines of the order. */
  children: ReactNode
  /** The amounts below the lines. */
  totals: ReactNode
  /** Text at the end of the sheet. */
  foot?: ReactNode
  /** A button on screen, which is not printed. */
  action?: ReactNode
}

/** An order for printing: A4, black on white, 12 points. */
export function PrintSheet({ title, date, logo, blocks, children, totals, foot, action }: PrintSheetProps) {
  return (
    <Sheet>
      <Paper />
      {action && <OnScreen>{action}</OnScreen>}
      <Head>
        <div>
          <h1>{title}</h1>
          {date && <p>{date}</p>}
        </div>
        <Mark>{logo}</Mark>
      </Head>
      <Blocks>
        {blocks.map(({ key, title: heading, text }) => (
          <div key={key}>
            <h2>{heading}</h2>
            {text}
          </div>
        ))}
      </Blocks>
      {children}
      <Totals>{totals}</Totals>
      {foot && <Foot>{foot}</Foot>}
    </Sheet>
  )
}

const Paper = createGlobalStyle`
  @page {
    size: A4;
    margin: 16mm 18mm;
  }
`
const OnScreen = styled.div`
  margin-bottom: ${space[5]};

  @media print {
    display: none;
  }
`
const Sheet = styled.article`
  max-width: 46rem;
  margin-inline: auto;
  padding: ${space[8]} ${space[5]};
  background: #fff;
  color: #000;

  h1 {
    font-size: 1.75rem;
  }
  h2 {
    margin-bottom: ${space[2]};
    font-family: inherit;
    font-size: 1rem;
    letter-spacing: 0;
  }
  table {
    break-inside: auto;
  }
  th,
  td {
    color: #000;
    border-color: #000;
  }

  @media print {
    max-width: none;
    padding: 0;
    font-size: 12pt;

    /* Black only, and compact but readable. */
    * {
      color: #000 !important;
    }
    && th,
    && td {
      padding-block: ${space[2]};
    }
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  padding-bottom: ${space[5]};
  border-bottom: 2px solid #000;
`
const Mark = styled.div`
  img {
    width: auto;
    height: 40px;
  }

  /* One colour, for any printer. */
  @media print {
    filter: grayscale(1);
  }
`
const Blocks = styled(Columns)`
  padding-block: ${space[6]};
`
const Totals = styled.div`
  max-width: 24rem;
  margin: ${space[5]} 0 0 auto;

  dd {
    white-space: nowrap;
  }
`
const Foot = styled.footer`
  margin-top: ${space[7]};
  padding-top: ${space[3]};
  border-top: 1px solid #000;
  font-size: 1rem;
`
