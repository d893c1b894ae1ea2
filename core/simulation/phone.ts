/** The number of the simulator's client. Nobody has it, so nothing can reach a real phone. */
export const SIMULATED_PHONE = "+12025550199"
