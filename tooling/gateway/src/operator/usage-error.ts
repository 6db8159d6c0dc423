/** An unknown command or option. The message names the right usage. */
export class UsageError extends Error {}
