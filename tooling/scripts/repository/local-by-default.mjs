// Loaded before a command of the repository, by --import. A program of a package has no environment by default.
process.env.SITE_ENV ||= 'local'
