/**
 * How many products a list shows at first, and how many "show more" adds. Addresses and calls count in these steps, so that one
 * cached answer serves all numbers within a step.
 */
export const LIST_STEP = 24

/** More products than any list has. */
const MAX_COUNT = 50_000

/** Rounds down to whole steps, for the products before a part. Anything but a positive number is 0. */
export const stepsBefore = (count: number) => Math.floor(positive(count) / LIST_STEP) * LIST_STEP

/** Rounds up to whole steps, at least one, for the products of a part. */
export const stepsOf = (count: number) => Math.max(Math.ceil(positive(count) / LIST_STEP), 1) * LIST_STEP

const positive = (count: number) => (count > 0 ? Math.min(count, MAX_COUNT) : 0)
