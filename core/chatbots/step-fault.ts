type Basics = { readonly name: string; readonly description: string }

/** Why "Next" stays on the first step; null: it goes on. The landing page asks for a description too. */
export const stepFault = ({ name, description }: Basics, landing: boolean): string | null => {
  if (landing) {
    return name.trim() && description.trim() ? null : "Please complete all required fields"
  }
  return name.trim() ? null : "Please enter a name for your chatbot"
}
