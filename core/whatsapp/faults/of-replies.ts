import { type Fault, fault, NOTHING, TELL_US, WAIT } from "./fault.ts"
import type { ReplyFaultName } from "./names.ts"

/** The faults of one reply, by name. */
export const REPLY_FAULTS: Readonly<Record<ReplyFaultName, Fault>> = {
  window_closed: fault(
    "none",
    [
      "Pasaron más de 24 horas desde el último mensaje del cliente.",
      "More than 24 hours had passed since the customer's last message.",
    ],
    WAIT,
  ),
  undeliverable: fault(
    "none",
    [
      "El cliente no puede recibirlo: no tiene WhatsApp, usa una versión antigua o te ha bloqueado.",
      "The customer cannot receive it: no WhatsApp, an old version, or you are blocked.",
    ],
    ["Llama si es importante.", "Call them if it matters."],
  ),
  hidden_number: fault(
    "none",
    [
      "El cliente oculta su número y Meta aún no deja escribirle.",
      "The customer hides their number, and Meta does not let you write to them yet.",
    ],
    ["Pídele su número cuando hables con él.", "Ask for their number when you speak to them."],
  ),
  held_back: fault(
    "none",
    [
      "WhatsApp lo ha retenido para no cansar al cliente.",
      "WhatsApp held it back so as not to tire the customer.",
    ],
    WAIT,
  ),
  no_marketing: fault(
    "none",
    ["El cliente no quiere mensajes de publicidad.", "The customer wants no marketing messages."],
    NOTHING,
  ),
  experiment: fault(
    "none",
    [
      "El cliente está en una prueba de Meta y no lo recibe.",
      "The customer is part of a test of Meta's and does not receive it.",
    ],
    WAIT,
  ),
  country: fault(
    "none",
    [
      "Meta no deja escribir a clientes de ese país.",
      "Meta does not let you write to customers in that country.",
    ],
    NOTHING,
  ),
  own_number: fault("none", ["Era tu propio número.", "It was your own number."], NOTHING),
  identity: fault(
    "none",
    [
      "El cliente ha cambiado de teléfono y WhatsApp espera a que lo confirme.",
      "The customer has changed phones and WhatsApp waits for them to confirm it.",
    ],
    WAIT,
  ),
  other_number: fault(
    "none",
    [
      "El cliente escribió antes de que conectaras este número.",
      "The customer wrote before you connected this number.",
    ],
    WAIT,
  ),
  unconfirmed: fault(
    "none",
    [
      "WhatsApp no confirmó la entrega; puede que llegara.",
      "WhatsApp did not confirm the delivery; it may have arrived.",
    ],
    ["Míralo en tu teléfono.", "Look at it on your phone."],
  ),
  given_up: fault(
    "contact",
    [
      "Recado no pudo enviarlo por más que lo intentó.",
      "Recado could not send it, try as it might.",
    ],
    TELL_US,
  ),
  meta_down: fault(
    "none",
    ["Meta tuvo un fallo al entregarlo.", "Meta had a fault when delivering it."],
    WAIT,
  ),
  too_fast: fault(
    "none",
    ["Meta estaba limitando los envíos en ese momento.", "Meta was limiting sends at that moment."],
    WAIT,
  ),
  not_accepted: fault(
    "contact",
    ["WhatsApp no aceptó el mensaje.", "WhatsApp did not accept the message."],
    TELL_US,
  ),
}
