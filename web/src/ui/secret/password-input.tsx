import { Box, Button, Input, type InputProps } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

/** A password with a button that shows or hides it. */
export const PasswordInput = (props: InputProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <Box position="relative" w="full">
      <Input type={isShown ? "text" : "password"} size="md" pr="12" {...props} />
      <Button
        variant="ghost"
        position="absolute"
        top="0"
        right="0"
        h="full"
        px="0"
        color="fg.muted"
        aria-label={isShown ? "Hide password" : "Show password"}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff /> : <Eye />}
      </Button>
    </Box>
  );
};
