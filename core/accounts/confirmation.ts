/** What is said once a mail to confirm an address is on its way, and also where there was none to send. */
export const CHECK_YOUR_EMAIL = "Check your email for the confirmation link."
