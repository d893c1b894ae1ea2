import { words } from "../lib/language/words.ts"

/** The little dialogs and screens that belong to no page. */
export const small = words({
  en: {
    signOutQuestion: "Are you sure you want to sign out?",
    signOutLoses: "What you have begun or typed here and not saved is deleted.",
    signOut: "Sign Out",
    cancel: "Cancel",
    gateTitle: "This site is not open yet",
    gatePassword: "Password",
    gateEnter: "Enter",
    gateWrong: "Incorrect password. Please try again.",
    gateForgotten:
      "The password is right, but this browser keeps nothing for this site. Allow its site data and try again.",
    gateFailed: "The server could not be reached. Please try again.",
    show: "Show",
    hide: "Hide",
  },
  es: {
    signOutQuestion: "¿Seguro que quieres cerrar la sesión?",
    signOutLoses: "Se borra lo que has empezado o escrito aquí y no has guardado.",
    signOut: "Cerrar sesión",
    cancel: "Cancelar",
    gateTitle: "Este sitio aún no está abierto",
    gatePassword: "Contraseña",
    gateEnter: "Entrar",
    gateWrong: "Contraseña incorrecta. Inténtalo de nuevo.",
    gateForgotten:
      "La contraseña es correcta, pero este navegador no guarda nada de este sitio. Permite sus datos e inténtalo de nuevo.",
    gateFailed: "No se ha podido llegar al servidor. Inténtalo de nuevo.",
    show: "Mostrar",
    hide: "Ocultar",
  },
})
