import { describe, expect, test } from "bun:test"
import { events, openStripe } from "./stripe-stage.ts"

const { p, now, deliver, again, owner } = await openStripe()

describe("a plan that changes", () => {
  test("is told to every dashboard of the owner at once, with the new limit", async () => {
    await p.rows("insert into chatbots (userid, name) values ($1, 'A'), ($1, 'B')", [owner()])
    await deliver(events.checkout_session_completed_paid ?? {})
    now.status = "unpaid"
    await deliver(events.subscription_updated_unpaid ?? {})
    const told = await p.rows<{ event: string; data: object }>(
      "select event, data from live_events where event = 'usage.changed' order by id",
    )
    const changed = (messagesLimit: number) => ({
      event: "usage.changed",
      data: { messagesUsed: 0, messagesLimit },
    })
    expect(told).toEqual([changed(5000), changed(5000), changed(100), changed(100)])
  })

  test("leaves its trace, once for each change", async () => {
    await deliver(events.checkout_session_completed_paid ?? {})
    await deliver(events.invoice_paid_subscription_create ?? {})
    now.status = "unpaid"
    await deliver(events.subscription_updated_unpaid ?? {})
    const traces = await p.rows<{ name: string }>(
      `select p.name from audit_log l join plans p on p.id::text = l.subject
       where l.userid = $1 and l.action = 'plan_changed' order by l.id`,
      [owner()],
    )
    expect(traces.map(({ name }) => name)).toEqual(["Pro", "Tryout"])
  })

  test("to a smaller one deletes nothing and says what is over its limits", async () => {
    const [bot] = await p.rows<{ id: string }>(
      "insert into chatbots (userid, name) values ($1, 'A'), ($1, 'B') returning id",
      [owner()],
    )
    await p.rows(
      `insert into "knowledgeSources" (chatbotid, type, content, tokens)
       select $1, 'text', 'x', 2500 from generate_series(1, 6)`,
      [bot?.id],
    )
    await deliver(events.checkout_session_completed_paid ?? {})
    const told = async () =>
      (await p.rows<{ text: string }>("select notifymemory as text from memory")).map(
        ({ text }) => text,
      )
    expect(await told()).toEqual([])
    now.status = "canceled"
    await Promise.all([
      deliver(events.subscription_deleted_immediately ?? {}),
      deliver(events.subscription_updated_unpaid ?? {}),
    ])
    const first =
      "<notify:Tu plan es ahora Tryout: 100 mensajes al mes. No se borra nada; no podrás añadir mientras superes sus límites: 2 chatbots (límite 1)"
    expect((await told()).toSorted()).toEqual(
      [
        `${first}, 6 fuentes de conocimiento (límite 5), 15.000 tokens de conocimiento (límite 12.000).>`,
        `${first}.>`,
      ].toSorted(),
    )
    expect(await p.rows(`select 1 from "knowledgeSources"`)).toHaveLength(6)
  })

  test("is told and leaves its trace also where the process is killed in the midst of it", async () => {
    await p.rows("insert into chatbots (userid, name) values ($1, 'A')", [owner()])
    await deliver(events.checkout_session_completed_paid ?? {})
    now.status = "canceled"
    const renamed = (from: string, to: string) =>
      p.rows(`alter function ${from}(uuid) rename to ${to}`)
    await renamed("holdings_of", "out_of_reach")
    await deliver(events.subscription_deleted_immediately ?? {}).catch(() => null)
    await renamed("out_of_reach", "holdings_of")
    expect(await p.paidFor(owner())).toMatchObject([{ status: "active" }])
    expect(await again()).toBe(1)
    expect(await p.paidFor(owner())).toMatchObject([{ status: "canceled" }])
    expect(await p.rows("select notifymemory as text from memory")).toEqual([
      { text: expect.stringContaining("Tu plan es ahora Tryout") },
    ])
    const trace = "select 1 from audit_log where userid = $1 and action = 'plan_changed'"
    expect(await p.rows(trace, [owner()])).toHaveLength(2)
  })

  describe("has notices of its own in the same month", () => {
    const notice = (percent: number) =>
      p.rows(
        `insert into "subscriptionUsage" as u (userid, "messagesUsed", last_reset_date, noticed) values ($1, 4100, now(), $2)
         on conflict (userid) do update set noticed = excluded.noticed`,
        [owner(), percent],
      )
    const noticed = async () =>
      (
        await p.rows<{ noticed: number }>(
          `select noticed from "subscriptionUsage" where userid = $1`,
          [owner()],
        )
      )[0]?.noticed

    test("but the same plan again has not", async () => {
      await deliver(events.checkout_session_completed_paid ?? {})
      await notice(80)
      await deliver(events.subscription_updated_renewed ?? {})
      expect(await noticed()).toBe(80)
      Object.assign(now, { price: "price_9", lookupKey: "enterprise_monthly" })
      await deliver(events.subscription_updated_plan_changed ?? {})
      expect(await noticed()).toBe(0)
    })

    test("also one that was not paid for a while, and is again", async () => {
      await deliver(events.checkout_session_completed_paid ?? {})
      await notice(80)
      now.status = "past_due"
      await deliver(events.invoice_payment_failed ?? {})
      expect(await noticed()).toBe(0)
      await notice(100)
      now.status = "unpaid"
      await deliver(events.subscription_updated_unpaid ?? {})
      expect(await noticed()).toBe(100)
      now.status = "active"
      await deliver(events.invoice_paid_subscription_create ?? {})
      expect(await noticed()).toBe(0)
    })

    test("and the free one when the customer is deleted", async () => {
      await deliver(events.checkout_session_completed_paid ?? {})
      await notice(100)
      await deliver(events.customer_deleted ?? {})
      expect(await noticed()).toBe(0)
    })
  })

  test("back to the one that was not paid for a while is told to the owner", async () => {
    await p.rows("insert into chatbots (userid, name) values ($1, 'A')", [owner()])
    const told = async () =>
      (await p.rows<{ text: string }>("select notifymemory as text from memory"))[0]?.text
    await deliver(events.checkout_session_completed_paid ?? {})
    expect(await told()).toBeUndefined()
    for (const status of ["past_due", "active"]) {
      now.status = status
      await deliver({ ...events.subscription_updated_renewed, id: `evt_${status}` })
    }
    expect((await told())?.split("\n")).toMatchObject([
      expect.stringContaining("Tu plan es ahora Tryout: 100 mensajes al mes."),
      "<notify:Tu plan es ahora Pro: 5000 mensajes al mes.>",
    ])
  })

  test("but the first payment, even if the bank asks the buyer first, is no news", async () => {
    await p.rows("insert into chatbots (userid, name) values ($1, 'A')", [owner()])
    now.status = "incomplete"
    await deliver(events.subscription_created_incomplete ?? {})
    now.status = "active"
    await deliver(events.invoice_paid_subscription_create ?? {})
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "active" }])
    expect(await p.rows("select notifymemory from memory")).toEqual([])
  })

  test("and a first payment that the bank takes back days later is told: its buyer waits for the plan", async () => {
    await p.rows("insert into chatbots (userid, name) values ($1, 'A')", [owner()])
    now.status = "incomplete"
    await deliver(events.subscription_created_incomplete ?? {})
    now.status = "incomplete_expired"
    await deliver(events.invoice_payment_failed ?? {})
    await deliver({ ...events.invoice_payment_failed, id: "evt_again" })
    expect(await p.rows("select notifymemory as text from memory")).toEqual([
      {
        text: "<notify:Tu primer pago no ha llegado: el plan no se ha activado y sigues con Tryout. Puedes volver a elegirlo en Precios.>",
      },
    ])
  })
})
