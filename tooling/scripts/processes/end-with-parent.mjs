// Loaded into every server with --import: a server whose script was killed outright (kill -9) ends by itself,
// as if it had been asked to.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
