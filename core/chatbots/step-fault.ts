type Basics = { readonly name: string; readonly description: string }

/** What is missing on the wizard's first step; null: nothing. The landing page also asks for a description. */
export const stepFault = (
  { name, description }: Basics,
  { landing = false } = {},
): "name" | "description" | null => {
  if (!name.trim()) return "name"
  return landing && !description.trim() ? "description" : null
}
