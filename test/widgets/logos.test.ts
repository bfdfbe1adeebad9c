import { expect, inject, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { as } from "../users.ts";
import { png, pngWithPlace } from "./images.ts";

const owned = async (name: string) => {
  const owner = await as(name);
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  return { owner, rag_system_id };
};

const load = (address: string) => fetch(new URL(address, inject("url")));

const branding = (path: string) => ({
  ...widgetDefaults.branding,
  logo: new URL(path, inject("url")).href,
});

it("[WBUILD-035] a logo has to be an image, whatever its name says", async () => {
  const { owner } = await owned("ann");
  for (const image of ["PHN2Zy8+", Buffer.from("<script>").toString("base64"), "R0lGODlh"])
    await expect(owner.widgets.uploadLogo({ image })).rejects.toMatchObject({
      code: "invalid",
      message: "The logo has to be a PNG, JPEG, GIF or WebP image.",
    });
  const large = Buffer.alloc(256 * 1024 + 3).toString("base64");
  await expect(owner.widgets.uploadLogo({ image: large })).rejects.toMatchObject({ code: "invalid" });
});

it("[WBUILD-037] an uploaded logo has a public address, which serves the image alone and names no account", async () => {
  const { owner, rag_system_id } = await owned("ann");
  const { path } = await owner.widgets.uploadLogo({ image: pngWithPlace.toString("base64") });
  const { user_id, branding: saved } = await owner.widgets.create({
    name: "Site",
    rag_system_id,
    branding: branding(path),
  });
  const response = await load(saved.logo ?? "");
  expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(saved.logo).not.toContain(user_id);
  expect((await load(`${path.slice(0, -4)}AAAA`)).status).toBe(404);
});

it("a replaced logo goes, and the last one with its widget or chatbot", async () => {
  const { owner, rag_system_id } = await owned("bob");
  const upload = async (widgetId?: string) =>
    (await owner.widgets.uploadLogo({ widgetId, image: png.toString("base64") })).path;
  const widget = await owner.widgets.create({
    name: "Site",
    rag_system_id,
    branding: branding(await upload()),
  });
  const first = widget.branding.logo ?? "";
  expect((await load(first)).status).toBe(200);
  const edited = await owner.widgets.update({ id: widget.id, branding: branding(await upload(widget.id)) });
  const second = edited.branding.logo ?? "";
  expect([(await load(first)).status, (await load(second)).status]).toEqual([404, 200]);
  await owner.widgets.update({ id: widget.id, name: "Shop" });
  expect((await load(second)).status).toBe(200);
  await owner.widgets.remove({ id: widget.id });
  expect((await load(second)).status).toBe(404);
  const other = await owner.widgets.create({
    name: "Site",
    rag_system_id,
    branding: branding(await upload()),
  });
  await owner.chatbots.remove({ id: rag_system_id });
  expect((await load(other.branding.logo ?? "")).status).toBe(404);
});

it("another account's logo is an address like any other: it is neither copied nor deleted", async () => {
  const [{ owner: ann }, { owner: bob, rag_system_id }] = [await owned("ann"), await owned("bob")];
  const { path } = await ann.widgets.uploadLogo({ image: png.toString("base64") });
  const widget = await bob.widgets.create({ name: "Site", rag_system_id, branding: branding(path) });
  expect(widget.branding.logo).toBe(branding(path).logo);
  await bob.widgets.remove({ id: widget.id });
  expect((await load(path)).status).toBe(200);
});
