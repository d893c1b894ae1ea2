import { useQuery } from "@tanstack/react-query"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { api } from "../../../lib/api.ts"

export const useWhatsapp = (chatbotid: string) =>
  useQuery({
    queryKey: ["whatsapp", chatbotid],
    queryFn: () => api(whatsapp.status, { query: { chatbotid } }),
    enabled: chatbotid !== "",
  })
