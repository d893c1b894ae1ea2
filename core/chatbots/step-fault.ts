type Basics = { readonly name: string; readonly description: string }

/** What is missing, so that "Next" stays on the first step; null: nothing. The landing page asks for a description too. */
export const stepFault = (
  { name, description }: Basics,
  { landing = false } = {},
): "name" | "description" | null => {
  if (!name.trim()) return "name"
  return landing && !description.trim() ? "description" : null
}
