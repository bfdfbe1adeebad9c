import { Button, Group } from "@chakra-ui/react";
import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { chooseTheme, themeChoice, themeChoices } from "../../lib/browser/theme-choice.ts";

const looks = {
  light: { name: "Light", icon: Sun },
  dark: { name: "Dark", icon: Moon },
  system: { name: "As the system", icon: Monitor },
};

/** Chooses the light, the dark or the system theme. */
export const ThemeSwitch = () => {
  const [chosen, setChosen] = useState(themeChoice);
  return (
    <Group role="group" aria-label="Theme" gap="px" px="2">
      {themeChoices.map((choice) => {
        const { name, icon: Icon } = looks[choice];
        return (
          <Button
            key={choice}
            variant="ghost"
            size="xs"
            px="0"
            color={chosen === choice ? "fg" : "fg.subtle"}
            bg={chosen === choice ? "bg.surface" : undefined}
            boxShadow={chosen === choice ? "sheet" : undefined}
            aria-pressed={chosen === choice}
            aria-label={name}
            title={name}
            onClick={() => {
              chooseTheme(choice);
              setChosen(choice);
            }}
          >
            <Icon size={14} />
          </Button>
        );
      })}
    </Group>
  );
};
