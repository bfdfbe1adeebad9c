import { expect, it } from "vitest";
import { localDay } from "#lambdas/core/ledger/local-day.ts";

it.each([
  ["UTC", "2026-11-22T23:59:59.999Z", "2026-11-22"],
  ["UTC", "2026-11-23T00:00:00.000Z", "2026-11-23"],
  ["Europe/Berlin", "2026-07-01T21:59:59.999Z", "2026-07-01"],
  ["Europe/Berlin", "2026-07-01T22:00:00.000Z", "2026-07-02"],
  ["Europe/Berlin", "2026-12-31T23:00:00.000Z", "2027-01-01"],
  ["Asia/Kolkata", "2026-11-22T18:29:59.999Z", "2026-11-22"],
  ["Asia/Kolkata", "2026-11-22T18:30:00.000Z", "2026-11-23"],
  ["America/Sao_Paulo", "2018-11-04T02:59:59.999Z", "2018-11-03"],
  ["America/Sao_Paulo", "2018-11-04T03:00:00.000Z", "2018-11-04"],
  ["America/Sao_Paulo", "2018-02-18T02:59:59.999Z", "2018-02-17"],
  ["Pacific/Kiritimati", "2026-11-22T10:00:00.000Z", "2026-11-23"],
])("in %s the moment %s belongs to %s", (timeZone, at, day) => {
  expect(localDay(new Date(at), timeZone)).toBe(day);
});

it.each([
  ["Europe/Berlin", "2026-03-29", 23],
  ["Europe/Berlin", "2026-10-25", 25],
  ["Europe/Berlin", "2026-11-22", 24],
  ["America/Sao_Paulo", "2018-11-04", 23],
  ["America/Sao_Paulo", "2018-02-17", 25],
  ["Australia/Lord_Howe", "2026-04-05", 24.5],
])("in %s the day %s has its %d hours, across a change of summer time too", (timeZone, day, hours) => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const halfHours = Array.from({ length: 4 * 48 }, (_, at) => new Date(noon + (at - 96) * 30 * 60_000));
  expect(halfHours.filter((at) => localDay(at, timeZone) === day)).toHaveLength(2 * hours);
});
