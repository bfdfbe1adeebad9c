import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let errors: MockInstance<typeof console.error>;

/** An error that nobody expected on the console fails the test that caused it. */
beforeEach(() => {
  errors = vi.spyOn(console, "error");
});

afterEach(() => {
  expect(errors.mock.calls, "unexpected console.error").toEqual([]);
  errors.mockRestore();
});
