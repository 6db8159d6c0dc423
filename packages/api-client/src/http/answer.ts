/** An answer that is not whole within a minute counts as none (API-02), in milliseconds. */
export const ANSWER_TIMEOUT = 60_000

/** Whether an answer is a page for people: it comes from somebody in between, and the gateway has not been asked. */
export const isWebPage = (answer: string) => answer.trimStart().startsWith('<')
