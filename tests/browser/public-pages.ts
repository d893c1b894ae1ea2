/** The pages that anybody may read, and the forms on which one becomes somebody. */
export const PUBLIC = [
  "/",
  "/login",
  "/signup",
  "/pricing",
  "/documentation",
  "/virtual-receptionist",
  "/contact",
  "/privacy-policy",
  "/terms-of-service",
  "/whatsapp-guide",
] as const
