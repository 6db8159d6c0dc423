/** Words that a command does not understand. The operator reads the message, and how the command is typed. */
export class UsageError extends Error {}
