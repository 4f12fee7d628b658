import { beforeEach, expect, test, vi, type MockInstance } from "vitest";

import { http, join } from "./http";

let fetched: MockInstance<typeof fetch>;

beforeEach(() => {
  fetched = vi.spyOn(globalThis, "fetch");
});

test("a request goes to the server with the language", async () => {
  fetched.mockResolvedValue(Response.json({ state: "home" }));
  await http.ask({ do: "home" }, "de");
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/ask?lang=de");
  expect(init?.body).toBe('{"do":"home"}');
});

test("a refusal keeps its code", async () => {
  const refusal = { code: "no-such-game", message: "there is no game 1" };
  fetched.mockResolvedValue(Response.json(refusal, { status: 404 }));
  await expect(http.ask({ do: "home" }, "en")).rejects.toMatchObject(refusal);
});

test("an error page that is no refusal is one all the same", async () => {
  fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(http.ask({ do: "home" }, "en")).rejects.toMatchObject({ code: "failed" });
});

test("no network is called offline", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(http.peek("game", new Blob())).rejects.toMatchObject({ code: "offline" });
});

test("the secret is traded in and leaves the address bar", async () => {
  location.hash = "#s=open-sesame";
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  await join();
  expect(location.href).not.toContain("sesame");
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"secret":"open-sesame"}');
});

test("an address without a secret asks for nothing", async () => {
  location.hash = "#/games";
  await join();
  expect(fetched).not.toHaveBeenCalled();
  expect(location.hash).toBe("#/games");
});
