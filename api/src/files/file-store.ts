/**
 * Where files live: a folder by default, a bucket by configuration. Names are made by the server, never by a
 * caller.
 */
export interface FileStore {
  /** Stores bytes under a new random name below `folder`, and answers that name. */
  put(folder: string, bytes: Uint8Array, extension: string): Promise<string>
  /** Stores bytes under a name that holds the same bytes forever; a second time is no work. */
  putOnce(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
  /** Where files are far away: has those of these releases at hand from now on, for who serves that environment. */
  keepAtHand?(environment: string, names: ReadonlySet<string>): Promise<void>
}
