import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../tokens/theme.ts'
import { Announcement } from './announcement.tsx'
import { Late, Spinner } from './spinner.tsx'

interface OutlinedLoaderProps {
  /** The announced text, such as "Loading". */
  label: string
  /** Text and actions that appear above the outlines after ten seconds. */
  late: ReactNode
  /** The outlines of the content. Hidden from screen readers. */
  children: ReactNode
}

/** A spinner above the outlines of content that is loading. */
export function OutlinedLoader({ label, late, children }: OutlinedLoaderProps) {
  return (
    <Place>
      <Label>
        <Spinner />
        <Announcement>{label}</Announcement>
      </Label>
      <Above>{late}</Above>
      <div aria-hidden>{children}</div>
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.375rem;
`
const Label = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  color: ${color.text.muted};
`
const Above = styled(Late)`
  position: absolute;
  z-index: 1;
  top: 3rem;
  inset-inline: 0;
`
