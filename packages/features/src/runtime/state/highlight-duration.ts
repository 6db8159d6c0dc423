/** How long something counts as just added, in milliseconds. */
export const HIGHLIGHT_DURATION = 2000
