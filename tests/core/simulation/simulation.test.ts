import { expect, test } from "bun:test"
import { deleteSimulation } from "../../../core/simulation/delete-simulation.ts"
import { SimulatedMessage } from "../../../core/simulation/log.ts"
import { readSimulationLog } from "../../../core/simulation/read-log.ts"
import { sendSimulated } from "../../../core/simulation/send-simulated.ts"
import { withChatbot } from "../../support/owner-world.ts"

const PAGE = { limit: 100, offset: 0 }

test("a simulated message is stored, and its answer comes back to those who wait for it", async () => {
  const { run, owner, id } = await withChatbot()
  expect(await run(sendSimulated(owner, { chatbotId: id, message: "Hola" }))).toEqual({
    message: "Mensaje simulado enviado",
  })
  const { conversation } = await run(
    sendSimulated(owner, { chatbotId: id, message: "¿Abrís hoy?", wait: true }),
  )
  expect(conversation?.map(({ type }) => type)).toEqual(["client", "ai_output"])
})

test("the log is read oldest first, page by page, and can be deleted", async () => {
  const { run, state, owner, id } = await withChatbot()
  for (const message of ["uno", "dos", "tres"]) {
    await run(sendSimulated(owner, { chatbotId: id, message }))
  }
  expect(await run(readSimulationLog(owner, id, { limit: 2, offset: 1 }))).toMatchObject({
    conversation: [{ content: "dos" }, { content: "tres" }],
    total: 3,
  })
  expect(await run(deleteSimulation(owner, id))).toEqual({
    message: "Conversación borrada exitosamente",
  })
  expect(await run(readSimulationLog(owner, id, PAGE))).toEqual({ conversation: [], total: 0 })
  expect(state.audit.at(-1)).toMatchObject({ action: "simulation_deleted", subject: id })
})

test("nobody talks to, reads or deletes what is another's", async () => {
  const { run, refused, hasOwner, owner, id } = await withChatbot()
  await run(sendSimulated(owner, { chatbotId: id, message: "Hola" }))
  const stranger = hasOwner("stranger@example.com")
  for (const refusal of [
    await refused(sendSimulated(stranger, { chatbotId: id, message: "Hola" })),
    await refused(readSimulationLog(stranger, id, PAGE)),
    await refused(deleteSimulation(stranger, id)),
  ]) {
    expect(refusal).toMatchObject({ code: "chatbot_not_found" })
  }
  expect((await run(readSimulationLog(owner, id, PAGE))).total).toBe(1)
})

test("the simulator writes to nobody's number", () => {
  const chatbotId = "0b7c1f2e-5a53-4b8e-9a0e-3f1d2c4b5a69"
  const typed = { chatbotId, message: "Hola" }
  expect(SimulatedMessage.safeParse(typed).success).toBe(true)
  expect(SimulatedMessage.safeParse({ ...typed, phoneNumber: "+12025550199" }).success).toBe(true)
  expect(SimulatedMessage.safeParse({ ...typed, phoneNumber: "+34600111222" }).success).toBe(false)
  expect(SimulatedMessage.safeParse({ chatbotId, message: " " }).error?.issues[0]?.message).toBe(
    "Escribe un mensaje para enviar",
  )
})
