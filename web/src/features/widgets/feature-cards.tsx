import { Box, Grid, Heading, Text } from "@chakra-ui/react";
import { Code, Palette, UserPlus } from "lucide-react";

const features = [
  {
    icon: Code,
    title: "Easy integration",
    words:
      "One script tag, or code for React, Next.js and Vue. Nothing else loads before a visitor opens the chat.",
  },
  {
    icon: Palette,
    title: "Customizable design",
    words: "Your colours, font, corners, place on the page and words. The preview shows them as you choose.",
  },
  {
    icon: UserPlus,
    title: "Lead generation",
    words:
      "Ask visitors for a name and an address before the chat or after its first answer, required or not.",
  },
];

/** Cards that introduce the features of a widget. */
export const FeatureCards = () => (
  <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" gap="4">
    {features.map(({ icon: Icon, title, words }) => (
      <Box key={title} p="4" borderWidth="1px" borderRadius="l3">
        <Box color="accent.fg" aria-hidden mb="2">
          <Icon size={20} strokeWidth={1.5} />
        </Box>
        <Heading as="h2" textStyle="h3">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {words}
        </Text>
      </Box>
    ))}
  </Grid>
);
