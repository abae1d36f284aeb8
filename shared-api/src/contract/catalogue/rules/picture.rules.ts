/** How many pictures a product has at most, how large a file may be, and how long the words for one. */
export const pictureLimits = { perProduct: 10, bytes: 5 * 1024 * 1024, alt: 200 } as const
