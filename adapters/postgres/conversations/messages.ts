import type { Message } from "../../../core/conversations/message.ts"

/** A row of `messages`, called m, as its owner reads it (contract.md 2.3). */
export const MESSAGE = `m.id, m.chatbotid, m.clientid, m.direction, m.messagetype, m.content, m.createdat,
  m."whatsappMessageId", jsonb_strip_nulls(jsonb_build_object(
    'timestamp', floor(extract(epoch from m.sentat))::bigint,
    'type', coalesce(m.metadata->>'type', 'text'),
    'origin', m.origin,
    'status', m.status,
    'errorCode', m.errorcode,
    'reason', m.reason,
    'possible_duplicate', case when m.possible_duplicate then true end,
    'late', m.metadata->'late',
    'turnId', m.turnid)) as metadata`

export type MessageRow = Omit<Message, "createdat"> & { createdat: Date }

export const messageOf = (row: MessageRow): Message => ({
  ...row,
  createdat: row.createdat.toISOString(),
})
