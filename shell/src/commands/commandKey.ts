const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)

/** How the key is written on this keyboard. */
export const commandKey = isApple ? '⌘K' : 'Ctrl K'
