export type Task = {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<unknown>
}

export type Schedule = { readonly stop: () => Promise<void> }

/** Runs each task periodically, never twice at the same time. A failure is reported, and the task runs again at its next time. */
export const startSchedule = (
  tasks: readonly Task[],
  onError: (error: unknown, task: string) => void,
): Schedule => {
  let stopped = false
  const timers = new Map<string, Timer>()
  const running = new Map<string, Promise<void>>()
  const plan = (task: Task, inMs: number) => {
    if (stopped) return
    timers.set(
      task.name,
      setTimeout(() => {
        const run = task
          .run()
          .catch((error) => onError(error, task.name))
          .then(() => {
            running.delete(task.name)
            plan(task, task.everyMs)
          })
        running.set(task.name, run)
      }, inMs),
    )
  }
  for (const task of tasks) plan(task, 0)
  return {
    stop: async () => {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}
