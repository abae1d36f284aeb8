import type { StoredToken } from './IdentityProvider.ts'

/** A token is not begun with when it has less than this to go, so that no call leaves with one that ends on the way. */
export const minimumLife = 5 * 60_000

/**
 * Where the identity SDK keeps its session in the browser. It documents none of this; `sign-in.spec.ts` holds it
 * against the release in use.
 */
const place = {
  database: 'firebaseLocalStorageDb',
  store: 'firebaseLocalStorage',
  key: (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`,
}

/**
 * The token of the last session, read without the SDK: that is a tenth of the first load and needs a while to start,
 * and the first calls need no more of it than this. Null where there is none or it cannot be read; then the SDK is
 * waited for.
 */
export async function storedToken(apiKey: string, now: () => number = Date.now): Promise<StoredToken | null> {
  try {
    const user = await readUser(apiKey)
    return user && user.expiresAt - now() > minimumLife ? { uid: user.uid, token: user.token } : null
  } catch {
    return null
  }
}

let opening: Promise<IDBDatabase> | null = null

/** Opens the browser's store ahead of `storedToken`: the first time in a visit that takes longer than all the rest. */
export function openStore(): Promise<IDBDatabase> {
  opening ??= open()
  opening.catch(() => {})
  return opening
}

async function readUser(apiKey: string): Promise<{ uid: string; token: string; expiresAt: number } | null> {
  const database = await openStore().finally(() => (opening = null))
  try {
    const record: unknown = await answer(
      database.transaction(place.store).objectStore(place.store).get(place.key(apiKey)),
    )
    return isObject(record) ? toUser(record['value']) : null
  } finally {
    database.close()
  }
}

/** Opens what is there; where nothing is, nothing is made, because the SDK would take an empty one for its own. */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(place.database)
  request.onupgradeneeded = () => request.transaction?.abort()
  return answer(request)
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser answers nothing from its store'))
  })
}

function toUser(value: unknown) {
  if (!isObject(value) || typeof value['uid'] !== 'string' || !isObject(value['stsTokenManager'])) return null
  const { accessToken, expirationTime } = value['stsTokenManager']
  if (typeof accessToken !== 'string' || typeof expirationTime !== 'number') return null
  return { uid: value['uid'], token: accessToken, expiresAt: expirationTime }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
