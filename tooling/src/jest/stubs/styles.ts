/** Class names of a CSS module answer with their own name. */
export default new Proxy<Record<string, string>>({}, { get: (_target, name) => String(name) })
