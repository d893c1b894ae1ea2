import { useMutation } from "@tanstack/react-query"
import { useRef } from "react"
import { cache } from "../../cache.ts"

/** Takes things away by their ids, each of them once: whoever taps twice while it goes means the same one. */
export const useRemoval = (remove: (id: string) => Promise<unknown>) => {
  const going = useRef(new Set<string>())
  const { mutate, error } = useMutation({
    mutationFn: remove,
    onSettled: async (_, __, id) => {
      await cache.invalidateQueries({ queryKey: ["memory"] })
      going.current.delete(id)
    },
  })
  const once = (id: string) => {
    if (going.current.has(id)) return
    going.current.add(id)
    mutate(id)
  }
  return { once, error }
}
