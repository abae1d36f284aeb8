import * as React from 'react'

/**
 * React's development build takes a stack for each element, to say in its warnings where that was made: a fifteenth of
 * what a test of a screen costs. It stops at ten thousand in a second; here it has counted to that already. What it
 * warns of stays the same, and fails a test.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })
