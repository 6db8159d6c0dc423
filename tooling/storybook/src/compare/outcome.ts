/** The comparison of one story in one brand. */
export interface Outcome {
  kind: 'same' | 'different' | 'failed'
  brand: string
  /** Why the story has failed. */
  reason?: string
}
