/**
 * Returns the lines of the British model cancellation form, title first, with the law's own words in the law's own language
 * (Consumer Contracts Regulations 2013, Schedule 3, Part B).
 *
 * @param seller Its name, address and email address
 */
export const cancellationForm = (seller: string): [title: string, ...lines: string[]] => [
  'Model cancellation form',
  `To ${seller}:`,
  'I/We (*) hereby give notice that I/We (*) cancel my/our (*) contract of sale of the following goods (*)/for the supply of the following service (*):',
  'Ordered on (*)/received on (*):',
  'Name of consumer(s):',
  'Address of consumer(s):',
  'Signature of consumer(s) (only if this form is notified on paper):',
  'Date:',
  '(*) Delete as appropriate.',
]
