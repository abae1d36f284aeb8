/**
 * A message of the runtime carries its code and the address that explains it; the sentence before them is the same for
 * all.
 */
const sentence = new Proxy<Record<string, string>>({}, { get: () => 'The federation runtime failed' })

export { sentence as buildDescMap, sentence as errorDescMap, sentence as runtimeDescMap, sentence as typeDescMap }
