import { words } from "../../../lib/language/words.ts"

export const diagnosticsWords = words({
  en: {
    title: "System diagnostics",
    loading: "Checking...",
    checked: (at: string) => `Checked at ${at}`,
    good: "Works",
    set: "Set up",
    off: "Off",
    bad: "Fault",
    again: "Check again",
    copy: "Copy report",
    copied: "Copied",
  },
  es: {
    title: "Diagnóstico del sistema",
    loading: "Comprobando...",
    checked: (at: string) => `Comprobado a las ${at}`,
    good: "Funciona",
    set: "Configurado",
    off: "Apagado",
    bad: "Con fallo",
    again: "Comprobar otra vez",
    copy: "Copiar informe",
    copied: "Copiado",
  },
})
