import { describe, expect, it } from "vitest";
import { contrast, inkOn, rgbOf } from "#shared/contrast.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { lookOf } from "#shared/widgets/look.ts";
import type { PublicWidget } from "#shared/widgets/shapes.ts";
import { propertiesOf } from "#widget/src/panel/theme.ts";

const { theme, config, branding, behavior } = widgetDefaults;
const widget = (change: Partial<PublicWidget["theme"]> = {}): PublicWidget => ({
  id: "wgt_1",
  rag_system_id: "bot_1",
  name: "Help",
  theme: { ...theme, ...change },
  look: lookOf({ ...theme, ...change }),
  config: { ...config, userInfoFields: [...config.userInfoFields] },
  branding,
  behavior,
});

describe("the widget's colours", () => {
  it("the owner's colours, font, radius and size limits are used as they are", () => {
    expect(propertiesOf(widget(), false)).toMatchObject({
      "--primary": "#2563eb",
      "--ground": "#ffffff",
      "--ink": "#1f2937",
      "--face": "Inter",
      "--radius": "8px",
      "--width": "min(400px, 400px)",
      "--height": "min(600px, 600px)",
    });
  });
  it("a dark theme turns a light background and its text around", () => {
    expect(propertiesOf(widget(), true)).toMatchObject({ "--ground": "#1f2937", "--ink": "#ffffff" });
  });
  it("a dark theme leaves a background that is dark already", () => {
    const dark = widget({ backgroundColor: "#101010", textColor: "#fafafa" });
    expect(propertiesOf(dark, true)).toMatchObject({ "--ground": "#101010", "--ink": "#fafafa" });
  });
  it("a primary colour that the background hides is not used for the focus ring", () => {
    expect(propertiesOf(widget({ primaryColor: "#fefce8" }), false)["--ring"]).toBe("#1f2937");
  });
  it("no shadow is drawn where the owner wants none", () => {
    expect(propertiesOf(widget({ shadow: false }), false)["--shadow"]).toBe("none");
  });
});

describe("text on an owner's colour", () => {
  it.each(["#000000", "#2563eb", "#757575", "#767676", "#ffd400", "#ff0000", "#00a000", "#ffffff"])(
    "is readable on %s",
    (color) => {
      expect(contrast(rgbOf(color), rgbOf(inkOn(rgbOf(color))))).toBeGreaterThanOrEqual(4.5);
    },
  );
});
