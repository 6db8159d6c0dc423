/** Products up to which, and pixels of window from beyond which, the summary shows its lines (PAY-09). */
const FEWER_THAN = 6
const WIDER_THAN = 991

/** Whether the list of what is being paid is open at first (PAY-09). */
export const summaryOpens = (products: number, windowWidth: number) => products < FEWER_THAN && windowWidth > WIDER_THAN
