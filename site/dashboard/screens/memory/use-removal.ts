import { useMutation } from "@tanstack/react-query"
import { useRef } from "react"
import { cache } from "../../data/cache.ts"
import { readAgain } from "../../data/read-again.ts"

/** Removes things by their ids. A second press while one is being removed is ignored. */
export const useRemoval = (remove: (id: string) => Promise<unknown>) => {
  const going = useRef(new Set<string>())
  const { mutate, error } = useMutation({
    mutationFn: remove,
    onSettled: async (_, __, id) => {
      // The list of chatbots says how much waits at each.
      readAgain("chatbots")
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
