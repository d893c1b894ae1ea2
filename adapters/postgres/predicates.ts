/** A conversation, called c, in which the bot is silent now. */
export const PAUSED =
  "(c.pausedat is not null and (c.pauseduntil is null or c.pauseduntil > now()))"

/** A message, called m, that Meta brought: the simulator's have no line. */
export const SIGNED = "(m.direction = 'INBOUND' and m.phonenumberid is not null)"
