/** Looks for what must not be kept or passed on. */
export type ScanFile = (bytes: Buffer) => Promise<'clean' | 'infected'>

/**
 * The string that every virus scanner reports, so that the way of a refusal can be tried; written in two parts, or
 * scanners report this file.
 */
const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Without a scanner only the test file is known. */
export const scanForTestVirus: ScanFile = (bytes) => Promise.resolve(bytes.includes(testVirus) ? 'infected' : 'clean')
