/*
 * What the pages are built with. Who serves them knows better and writes the true ones instead.
 */

/** Where the site is. */
export const BUILT_ORIGIN = "https://recado.invalid"

/** Where mail comes from and may be sent to; it stays so while the mail is played. */
export const SUPPORT_ADDRESS = "recado@sandbox.example"
