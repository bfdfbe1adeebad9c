import { defaultConfig } from "@chakra-ui/react";
import { expect, it } from "vitest";
import { sourcesOf } from "#test/rules/sources.ts";
import { system } from "#web/theme/theme.ts";

/** Components that are given their whole look where they are used. */
const unstyled = new Set(["heading", "qrCode"]);

const recipesOf = (theme: typeof defaultConfig.theme) => ({ ...theme?.recipes, ...theme?.slotRecipes });

/** A component without its recipe has no size: a checkbox's mark grew as tall as its dialog. */
it("every Chakra component on a screen has its recipe in the theme", () => {
  const usual = new Set(Object.keys(recipesOf(defaultConfig.theme)));
  const ours = new Set(Object.keys(recipesOf(system._config.theme)));
  const missing = sourcesOf("web/src").flatMap(({ path, text }) =>
    chakraNames(text)
      .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
      .filter((recipe) => usual.has(recipe) && !ours.has(recipe) && !unstyled.has(recipe))
      .map((recipe) => `${path} uses ${recipe}`),
  );
  expect(missing).toEqual([]);
});

const chakraNames = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
