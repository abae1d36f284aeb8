/** Manifests come with the boot manifest. What is left is what the runtime touches while it starts. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>()
  readonly hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {} }
}

export function getGlobalRemoteInfo() {
  return {}
}
