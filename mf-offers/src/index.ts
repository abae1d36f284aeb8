// The entry of standalone work. Asynchronous, so that shared modules are there before the first of them is used.
void import('./standalone.tsx').then(({ startStandalone }) => startStandalone())
export {}
