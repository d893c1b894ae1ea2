/** A conversation, called c, in which the bot is silent now. */
export const PAUSED = "pause_holds(c.pausedat, c.pauseduntil)"

/** A message, called m, that Meta brought: the simulator's have no line. */
export const SIGNED = "(m.direction = 'INBOUND' and m.phonenumberid is not null)"
