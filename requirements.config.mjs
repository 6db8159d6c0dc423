/**
 * What of docs/requirements.md is not built yet, by what it waits for: whole areas and single rows. Every other row must be
 * proven by a test; a row that stands here by itself must not be (`node tooling/scripts/requirements.mjs`). A row that names
 * several places waits until the last of them is there.
 */
export const notBuilt = {}
