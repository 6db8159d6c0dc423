import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../tokens/theme.ts'

interface FormSectionProps {
  title: ReactNode
  children: ReactNode
}

/** A section of a long form, such as address, delivery or payment. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <Part>
      <h2>{title}</h2>
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

  > h2 {
    font-size: 1.625rem;
  }
`
