import { randomBytes } from "node:crypto"

/** WhatsApp's message ids carry the client's number in clear inside the base64 (providers.md 1.3). */
export const wamid = (client: string, direction: "in" | "out"): string => {
  const number = Buffer.from(client)
  return `wamid.${Buffer.concat([
    Buffer.from([0x1c, 0x18, number.length]),
    number,
    Buffer.from([0x15, 0x02, 0x00, direction === "in" ? 0x12 : 0x11, 0x18, 0x14]),
    Buffer.from(randomBytes(10).toString("hex").toUpperCase()),
    Buffer.from([0x00]),
  ]).toString("base64")}`
}
