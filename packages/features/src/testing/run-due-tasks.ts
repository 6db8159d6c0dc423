/** Runs everything that is due without a timer: answers, messages and renders. A test that nothing more happens waits for it. */
export async function runDueTasks() {
  for (let task = 0; task < 5; task += 1) await new Promise((done) => setTimeout(done))
}
