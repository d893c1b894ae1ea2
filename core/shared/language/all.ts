import type { Language } from "../language.ts"
import { de } from "./de.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { fr } from "./fr.ts"
import { pt } from "./pt.ts"
import type { LanguageWords } from "./words.ts"

export const LANGUAGES: readonly Language[] = ["es", "en", "pt", "fr", "de"]

export const WORDS: Readonly<Record<Language, LanguageWords>> = { es, en, pt, fr, de }
