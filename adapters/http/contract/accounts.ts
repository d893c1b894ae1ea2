import { z } from "zod/mini"
import { User } from "../../../core/accounts/account.ts"
import {
  Email,
  Password,
  PasswordChange,
  ResetEmail,
  TypedPassword,
} from "../../../core/accounts/credentials.ts"
import { Session } from "../../../core/accounts/session.ts"
import { FIELD_REFUSALS } from "../../../core/shared/field-refusals.ts"
import { Instant } from "../../../core/shared/text.ts"
import { GoogleReturn, Nothing, route, Told } from "./route.ts"

/** A code or verifier, of any form: a malformed one is refused in the same words as an unknown one. */
const NO_CODE = FIELD_REFUSALS.code_invalid.sentence
const Opaque = z
  .string({ error: NO_CODE })
  .check(z.minLength(1, NO_CODE), z.maxLength(2048, NO_CODE))

/** Signing up and in, passwords, and the end of an account (contract.md 2.2). */
export const accounts = {
  signUp: route({
    method: "POST",
    path: "/api/auth/sign-up",
    who: "anybody",
    body: z.object({ email: Email, password: Password }),
    status: 201,
    response: z.object({ user: User, message: z.string() }),
  }),
  resendConfirmation: route({
    method: "POST",
    path: "/api/auth/resend-confirmation",
    who: "anybody",
    body: z.object({ email: Email }),
    response: Told,
  }),
  /** Signs in with the one-time code of a confirmation mail, or with the one that Google's sign-in ends in. */
  exchange: route({
    method: "POST",
    path: "/api/auth/exchange",
    who: "anybody",
    body: z.object({ code: Opaque, codeVerifier: z.optional(Opaque) }),
    response: Session,
  }),
  signIn: route({
    method: "POST",
    path: "/api/auth/sign-in",
    who: "anybody",
    body: z.object({ email: Email, password: TypedPassword }),
    response: Session,
  }),
  /** A navigation, not a call: leads to Google. */
  googleLogin: route({
    method: "GET",
    path: "/api/auth/google/login",
    who: "anybody",
    query: z.object({
      redirectTo: z.optional(z.string()),
      codeChallenge: z.optional(z.string()),
    }),
    status: 302,
    response: Nothing,
  }),
  /** Where Google sends the browser back. */
  googleCallback: route({
    method: "GET",
    path: "/api/auth/google/callback",
    who: "anybody",
    query: GoogleReturn,
    status: 302,
    response: Nothing,
  }),
  resetPassword: route({
    method: "POST",
    path: "/api/auth/reset-password",
    who: "anybody",
    body: z.object({ email: ResetEmail }),
    response: Told,
  }),
  updatePassword: route({
    method: "POST",
    path: "/api/auth/update-password",
    who: "owner-or-mailed-token",
    body: PasswordChange,
    response: Told,
  }),
  deleteAccount: route({
    method: "DELETE",
    path: "/api/account",
    who: "owner-with-csrf-token",
    response: z.object({ success: z.literal(true), pending: z.boolean() }),
  }),
  /** A one-time ticket for an address, where an access token would end up in logs. */
  ticket: route({
    method: "POST",
    path: "/api/auth/ticket",
    who: "owner",
    body: z.object({ purpose: z.literal("calendar") }),
    response: z.object({ ticket: z.string(), expiresAt: Instant }),
  }),
}
