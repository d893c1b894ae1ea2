import { count } from "../../lib/language/words.ts"

export default {
  loading: "Cargando...",
  close: "Cerrar",
  cancel: "Cancelar",
  notices: "Novedades",
  unread: (n: number) => count("es", n, "aviso nuevo", "avisos nuevos"),
  more: "Más",
  navigation: "Navegación principal",
  signOut: "Cerrar sesión",
  active: "Bot activo",
  paused: "Bot en pausa",
  used: "Cupo agotado",
  unlinked: "Sin conectar",
  troubled: "Con problemas",
  resume: "Reanudarlo",
  reconnecting: "Reconectando…",
  limited: "Han sido muchas cosas a la vez. Lo que falta llega solo en menos de un minuto.",
  broken: "Esta pantalla ha dejado de funcionar. Lo demás va bien.",
  reload: "Recargar",
  loadFailed: "No se han podido cargar los datos.",
  noticesFull:
    "La lista está llena: ya solo se apuntan los clientes que esperan a una persona y las citas que hay que revisar, en lugar del aviso más antiguo, y el bot no aprende nada nuevo. Borra algunos o sube el límite en Memoria.",
  createChatbot: "Crear un chatbot",
  language: "English",
}
