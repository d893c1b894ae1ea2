import { words } from "../../../lib/language/words.ts"

export const editWords = words({
  en: {
    title: "Edit chatbot",
    save: "Save changes",
    saving: "Saving...",
    saved: "Saved. Your customers see it from the next message on.",
    nameMissing: "Chatbot name is required",
    malformed: (id: string) => `The chatbot ID '${id}' does not have a valid UUID format.`,
    loadFailed: (text: string) => `Error loading chatbot: ${text}`,
    saveFailed: (text: string) => `Error updating chatbot: ${text}`,
    changedMeanwhile:
      "This has been changed in another window meanwhile. Save again to replace that, too.",
    back: "Back to your chatbots",
  },
  es: {
    title: "Editar chatbot",
    save: "Guardar cambios",
    saving: "Guardando...",
    saved: "Guardado. Tus clientes lo ven desde el siguiente mensaje.",
    nameMissing: "El chatbot necesita un nombre",
    malformed: (id: string) => `El identificador «${id}» no tiene formato UUID.`,
    loadFailed: (text: string) => `Error al cargar el chatbot: ${text}`,
    saveFailed: (text: string) => `Error al guardar el chatbot: ${text}`,
    changedMeanwhile:
      "Esto se ha cambiado mientras tanto en otra ventana. Guarda otra vez para reemplazar también eso.",
    back: "Volver a tus chatbots",
  },
})
