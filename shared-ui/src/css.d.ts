/** Stylesheets are imported for their effect; the bundler extracts them. */
declare module '*.css'
