import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { color } from '@shop/ui/tokens/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'

/** The outline of a provider's form. The same from the opening of the page until the form shows something. */
export function FormOutline({ label = 'PaymentLoading' }: { label?: 'PaymentLoading' | 'ResultChecking' }) {
  return (
    <PageLoader label={label}>
      <Stack>
        <Skeleton $height="3.5rem" />
        <Skeleton $height="3.5rem" />
        <Skeleton $height="3.5rem" />
        <Skeleton $height="4rem" />
      </Stack>
    </PageLoader>
  )
}

/** The place of a provider's form, behind its outline while it is loading: its frame would be a blank. */
export function OutlinedForm({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  return (
    <Layers>
      <div>{children}</div>
      {isLoading && (
        <Cover>
          <FormOutline />
        </Cover>
      )}
    </Layers>
  )
}

const Layers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
`
const Cover = styled.div`
  position: relative;
  background: ${color.surface.raised};
`
