import { FitBadge } from './fit-badge.tsx'
import { HearingAidForm } from './hearing-aid-form.tsx'

export interface HearingAidPartProps {
  /** What the product is for, as the gateway says. Without it, the form is about no product. */
  fits?: readonly string[] | undefined
  /** The mark on a product's picture instead of the form. One file has both, so that pages know one name more. */
  isMark?: boolean
}

/** What a page shows of the visitor's hearing aid. */
export const HearingAidPart = ({ isMark = false, ...props }: HearingAidPartProps) =>
  isMark ? <FitBadge {...props} /> : <HearingAidForm {...props} />
