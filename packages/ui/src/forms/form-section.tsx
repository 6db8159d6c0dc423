import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../tokens/theme.ts'

interface FormSectionProps {
  title: ReactNode
  /** An action at the other end of the heading, such as "Change". */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a long form, such as address, delivery or payment. */
export function FormSection({ title, aside, children }: FormSectionProps) {
  return (
    <Part>
      <Head>
        <h2>{title}</h2>
        {aside}
      </Head>
      {children}
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: 1.125rem;
  padding-top: 1.25rem;
  border-top: 3px solid ${color.text.default};

  & + & {
    margin-top: 2.75rem;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};

  h2 {
    font-size: 1.625rem;
  }
`
