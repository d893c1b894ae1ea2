import { count } from "../../../lib/language/words.ts"
import { withLazySpanish } from "../../words/lazy-spanish.ts"

export const overviewWords = withLazySpanish(
  {
    hello: (name: string) => `Hello, ${name}`,
    helloAll: "Hello",
    sentToday: (n: number) => `Your bot sent ${count("en", n, "message", "messages")} today.`,
    allSentToday: (n: number) => `Your bots sent ${count("en", n, "message", "messages")} today.`,
    quiet: "No messages sent yet today.",
    tryBot: "Try the bot",
    onHold: (n: number) => count("en", n, "conversation is paused", "conversations are paused"),
    live: "Get your bot live",
    done: (n: number) => `${n} of 4`,
    stepDone: "Done:",
    steps: {
      create: ["Create chatbot", "Two minutes: a name and a tone.", "Create"],
      knowledge: ["Add knowledge", "Your prices and opening hours, as text.", "Add"],
      test: ["Test it", "Write to it as if you were a customer.", "Test"],
      whatsapp: ["Connect WhatsApp", "2 minutes. You need your Facebook login.", "Connect"],
    },
    example: "Example",
    exampleHelp: "Example values until your first real conversation.",
    together: "All your chatbots together.",
    conversations: "Total Conversations",
    users: "Active Users",
    response: "Avg. Response Time",
    success: "Success Rate",
    seconds: (n: number) => (n < 60 ? "< 1m" : `${Math.round(n / 60)}m`),
    usage: "Message usage",
    resets: (day: string) => `resets on ${day}`,
    of: (limit: string) => `of ${limit} messages`,
    left: (n: number) =>
      n > 0
        ? `${count("en", n, "message", "messages")} left. ${n === 1 ? "After it" : "When they run out"} the bot stops answering.`
        : "No messages left: the bot has stopped answering until the counter resets.",
    enough: (n: number) => `${count("en", n, "message", "messages")} left this month.`,
    uncounted:
      "Apologies and the answer to STOP do not count. A reply that confirms an appointment does.",
    plans: "See plans",
    fortnight: "Messages sent in the last 14 days",
    notifications: "Chatbot Notifications",
    none: "No recent notifications to show.",
    loading: "Loading notifications...",
    all: "All notifications",
    notices: (n: number) => count("en", n, "notification", "notifications"),
  },
  (es) => es.overview,
)
