/* Placeholders that the pages are built with. The server that serves them puts the real values in their place. */

/** Stands for PUBLIC_URL, the site's own address. */
export const BUILT_ORIGIN = "https://recado.invalid"

/** Where mail comes from and may be sent to; it stays so while the mail is played. */
export const SUPPORT_ADDRESS = "recado@sandbox.example"
