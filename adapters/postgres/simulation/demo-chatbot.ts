import { randomUUID } from "node:crypto"
import type { Bot } from "../../../core/shared/bot.ts"
import { ChatbotId, type OwnerId } from "../../../core/shared/ids.ts"
import type { Store } from "../store/transaction.ts"

export type SimulatedChatbot = Bot & { readonly name: string }

const DEMO_EMAIL = "demo@recado.example"
const SOURCES = [
  "La Peluquería Carmen está en la calle Colón 12 de Valencia. Abrimos de martes a sábado, de 9:00 a 14:00 y de 16:00 a 20:00. Domingo y lunes cerramos.",
  "Precios: corte de mujer 25 euros, corte de hombre 15 euros, tinte 40 euros, mechas 60 euros.",
  "We speak Spanish and English. The haircut for men costs 15 euros, for women 25 euros.",
]

/** The chatbot to talk to: the one asked for, else the first there is. Null: none. */
export const findChatbot = async (
  store: Store,
  wanted: string | null,
): Promise<SimulatedChatbot | null> => {
  const [row] = await store.call<SimulatedChatbot>(
    `select chatbotid as chatbot, userid as owner, name from first_chatbot($1)`,
    [wanted],
  )
  return row ?? null
}

/** A hairdresser's in Valencia, for whoever has nothing yet. */
export const makeDemo = async (store: Store): Promise<SimulatedChatbot> => {
  const [made] = await store.call<{ id: OwnerId }>(
    `insert into users (email, emailconfirmedat) values ($1, now())
     on conflict (email) do update set email = excluded.email returning id`,
    [DEMO_EMAIL],
  )
  const { id: owner } = made as { id: OwnerId }
  const chatbot = ChatbotId.parse(randomUUID())
  const name = "Peluquería Carmen"
  await store.transaction({ owner, chatbot }, async ({ query }) => {
    await query(
      `insert into chatbots (id, userid, name, description, language, tone)
       values ($1, $2, $3, 'Peluquería de barrio en Valencia', 'auto', 'friendly')`,
      [chatbot, owner, name],
    )
    for (const content of SOURCES) {
      await query(
        `insert into "knowledgeSources" (chatbotid, type, content) values ($1, 'text', $2)`,
        [chatbot, content],
      )
    }
  })
  return { owner, chatbot, name }
}
