/** The letters of our own languages, which the first paint needs. */
export const firstFace = /source-sans-3-latin-wght-normal\.(?:[0-9a-f]+\.)?woff2$/
