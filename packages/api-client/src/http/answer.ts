/** The time within which the whole answer of a call must arrive, in milliseconds. */
export const ANSWER_TIMEOUT = 60_000

/** Returns whether an answer is an HTML page. Then a proxy has answered instead of the gateway. */
export const isWebPage = (answer: string) => answer.trimStart().startsWith('<')
