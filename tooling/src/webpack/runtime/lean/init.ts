interface Federation {
  readonly initOptions: object
  readonly runtime: { readonly init: (options: object) => unknown }
}

/** Without the plugin that prunes shared modules at run time, which breaks antd. */
export function init({ webpackRequire }: { webpackRequire: { federation: Federation } }) {
  const { initOptions, runtime } = webpackRequire.federation
  return runtime.init(initOptions)
}
